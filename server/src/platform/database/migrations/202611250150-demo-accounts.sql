-- Accounts that the demonstration made are told apart by this mark, not by an address or a name that may change: DEMO=off
-- refuses them whatever became of them. Those made before the mark are known by their address, which nobody else can have:
-- names below .example belong to no one.
alter table users add column is_demo boolean not null default false;

update users set is_demo = true where lower(email) like '%@demo.example';
