-- Whoever hands a list over changes what others see of it: a call that saw the owner before must not hand it back.
drop trigger lists_version on lists;
create trigger lists_version before update on lists
  for each row when (old.version is distinct from new.version
    or (old.name, old.name_fr, old.description, old.description_fr, old.visibility, old.user_id)
    is distinct from (new.name, new.name_fr, new.description, new.description_fr, new.visibility, new.user_id))
  execute function keep_version('name', 'name_fr', 'description', 'description_fr', 'visibility');
