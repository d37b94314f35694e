-- People are edited by hand: versions, what imports leave alone, what they were not asked before, and what lists filter by.
alter table people add column version integer not null default 1;
alter table people add column locks text[] not null default '{}';
comment on column people.locks is 'Fields that imports leave alone, as title_locks has them of titles.';
alter table people add column gender text check (gender in ('female', 'male', 'non-binary'));
alter table people add column known_for text;
comment on column people.known_for is 'A department; null: that of the best known work.';
alter table people add column departments text[] not null default '{}';
comment on column people.departments is 'In which they are credited, in alphabetical order; kept by triggers.';
alter table people add constraint people_life_check check (death_date >= birth_date);

update people p set departments = d.names
from (select person_id, array_agg(distinct department order by department) names from credits group by 1) d
where d.person_id = p.id;

create trigger people_version before update on people for each row
  when (old.version is distinct from new.version
    or (old.name, old.birth_date, old.death_date, old.birthplace, old.biography, old.biography_fr, old.poster_url,
        old.gender, old.known_for, old.locks) is distinct from
       (new.name, new.birth_date, new.death_date, new.birthplace, new.biography, new.biography_fr, new.poster_url,
        new.gender, new.known_for, new.locks))
  execute function keep_version('name', 'birth_date', 'death_date', 'birthplace', 'biography', 'biography_fr', 'poster_url',
    'gender', 'known_for', 'locks');
create trigger people_versions_forget after delete on people referencing old table as old_rows
  for each statement execute function forget_versions();

-- Departments are no change that pages show.
drop trigger people_touch on people;
create trigger people_touch before update of name, birth_date, death_date, birthplace, biography, biography_fr, poster_url,
  gender, known_for on people for each row execute function touch_updated_at();

create function add_departments(ids bigint[], names text[]) returns void language plpgsql as $$
begin
  perform 1 from people p join (select id, array_agg(distinct name) added from unnest(ids, names) x (id, name) group by id) d using (id)
    where not p.departments @> d.added order by p.id for no key update of p;
  update people p set departments = array(select unnest(p.departments) union select unnest(d.added) order by 1)
  from (select id, array_agg(distinct name) added from unnest(ids, names) x (id, name) group by id) d
  where p.id = d.id and not p.departments @> d.added;
end $$;

-- Whoever credits them in this moment holds their row: waiting for it says what is left.
create function drop_departments(ids bigint[], names text[]) returns void language plpgsql as $$
begin
  perform 1 from people p where p.id = any (ids) order by p.id for update;
  update people p set departments = array(select unnest(p.departments) except select unnest(d.gone) order by 1)
  from (select x.id, array_agg(distinct x.name) gone from unnest(ids, names) x (id, name)
    where not exists (select from credits c where c.person_id = x.id and c.department = x.name) group by x.id) d
  where p.id = d.id and p.departments && d.gone;
end $$;

create function keep_departments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_departments(array_agg(person_id), array_agg(department)) from (select distinct person_id, department from new_rows) n;
  else
    perform drop_departments(array_agg(person_id), array_agg(department)) from (select distinct person_id, department from old_rows) o;
  end if;
  return null;
end $$;
create trigger credits_departments_insert after insert on credits referencing new table as new_rows
  for each statement execute function keep_departments();
create trigger credits_departments_delete after delete on credits referencing old table as old_rows
  for each statement execute function keep_departments();

-- A credit that becomes somebody else's, or of another department.
create function keep_changed_credits() returns trigger language plpgsql as $$
begin
  perform drop_departments(array_agg(person_id), array_agg(department)) from (
    select distinct o.person_id, o.department from old_rows o join new_rows n using (id)
    where (o.person_id, o.department) <> (n.person_id, n.department)) o having count(*) > 0;
  perform add_departments(array_agg(person_id), array_agg(department)) from (
    select distinct n.person_id, n.department from old_rows o join new_rows n using (id)
    where (o.person_id, o.department) <> (n.person_id, n.department)) n having count(*) > 0;
  perform refresh_title_search(array_agg(title_id)) from (
    select distinct n.title_id from old_rows o join new_rows n using (id) where o.person_id <> n.person_id) n having count(*) > 0;
  return null;
end $$;
create trigger credits_changed after update on credits referencing old table as old_rows new table as new_rows
  for each statement execute function keep_changed_credits();

-- Titles are found by the names of their people.
create function search_renamed_person() returns trigger language plpgsql as $$
begin
  perform refresh_title_search(array(select distinct title_id from credits where person_id = new.id));
  return null;
end $$;
create trigger people_renamed after update of name on people for each row when (old.name is distinct from new.name)
  execute function search_renamed_person();

create index people_departments on people using gin (departments);
create index people_uncredited on people (id) where departments = '{}';
create index people_locked on people (id) where locks <> '{}';
create index people_with_picture on people (id) where poster_url is not null;
create index people_without_picture on people (id) where poster_url is null;
create index people_birth_date on people (birth_date, id);
create index people_updated on people (updated_at desc, id desc);
