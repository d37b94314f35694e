-- Each title and person has a key by which files know it again, on this site and on others.
update titles set import_key = 'made:' || gen_random_uuid() where import_key is null;
alter table titles alter column import_key set default 'made:' || gen_random_uuid(), alter column import_key set not null;
update people set import_key = 'made:' || gen_random_uuid() where import_key is null;
alter table people alter column import_key set default 'made:' || gen_random_uuid(), alter column import_key set not null;

-- What comes back from before then gets one too.
create function give_import_key() returns trigger language plpgsql as $$
begin
  new.import_key := 'made:' || gen_random_uuid();
  return new;
end $$;
create trigger titles_import_key before insert on titles for each row when (new.import_key is null) execute function give_import_key();
create trigger people_import_key before insert on people for each row when (new.import_key is null) execute function give_import_key();

-- What files call somebody who was here under another key.
create table person_file_keys (
  key text primary key,
  person_id bigint not null references people on delete cascade
);
create index person_file_keys_person on person_file_keys (person_id);

-- By what imports would find a title that went into another: its key, and its kind, name and year.
create table merged_title_keys (
  key text not null,
  merge_id bigint not null references title_merges on delete cascade,
  primary key (key, merge_id)
);
create index merged_title_keys_merge on merged_title_keys (merge_id);

create function keep_merged_title_keys() returns trigger language plpgsql as $$
begin
  insert into merged_title_keys (key, merge_id)
  select k.key, new.id from titles t
  cross join lateral (values (t.import_key),
    (t.type || ':' || coalesce(nullif(normalise_name(t.name), ''), lower(t.name)) || ':' || coalesce(t.year::text, ''))) k (key)
  where t.id = new.from_id on conflict do nothing;
  return null;
end $$;
create trigger title_merges_keys after insert on title_merges for each row execute function keep_merged_title_keys();

-- Where a title is now that a key named before it was merged; null where it was not.
create function title_of_merged_key(wanted text) returns bigint language sql stable as $$
  with recursive chain (id) as (
    select m.into_id from merged_title_keys k join title_merges m on m.id = k.merge_id and m.undone_at is null where k.key = wanted
    union
    select m.into_id from chain c join title_merges m on m.from_id = c.id and m.undone_at is null
  )
  select t.id from chain c join titles t on t.id = c.id order by t.id limit 1
$$;

-- Whom a file means by a key: who has it, who was here under another, or who took in the one that had it.
create function person_of_file_key(wanted text) returns bigint language sql stable as $$
  select coalesce((select p.id from people p where p.import_key = wanted),
    (select k.person_id from person_file_keys k where k.key = wanted), person_of_key(wanted))
$$;

-- How far the import of a file is, for those who wait for it, and what of it was refused or left out.
alter table import_runs add column bytes_done bigint not null default 0;
alter table import_runs add column bytes_total bigint not null default 0;
alter table import_runs add column failure text;
alter table import_runs add column file_id bigint references file_entries on delete set null;
create index import_runs_file on import_runs (file_id) where file_id is not null;
create table import_faults (
  run_id bigint not null references import_runs on delete cascade,
  line integer not null,
  reason text not null,
  text text not null,
  is_refused boolean not null,
  primary key (run_id, line)
);
