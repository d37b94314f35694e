-- Backups that the schedule makes are also those that it takes away.
alter table backups add column is_scheduled boolean not null default false;
comment on column backups.is_scheduled is 'Made by the schedule, which keeps the newest of them alone';
