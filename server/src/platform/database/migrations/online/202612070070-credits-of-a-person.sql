-- step outside a transaction
create index concurrently credits_person_new on credits (person_id, title_id, id);
-- step
drop index credits_person;
alter index credits_person_new rename to credits_person;
-- step outside a transaction
create index concurrently titles_named on titles (id) include (name, year);
