-- What somebody did at the command line of the machine.
alter table audit_events drop constraint audit_events_way_check;
alter table audit_events add constraint audit_events_way_check check (way in ('site', 'token', 'job', 'command')) not valid;
