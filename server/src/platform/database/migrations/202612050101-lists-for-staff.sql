-- Lists for those who tend them: each of their orders leads along an index, and their names are searched.
create index lists_by_change on lists (updated_at, id);
create index lists_by_creation on lists (created_at, id);
create index lists_by_size on lists (items_count, id);
create index lists_by_name on lists ((normalise_name(name) collate "C"), id);
create index lists_named_nearly on lists using gin (normalise_name(name || ' ' || coalesce(name_fr, '')) gin_trgm_ops);

insert into role_permissions (role_id, permission)
select id, 'lists.update' from roles where key = 'moderator' on conflict do nothing;
