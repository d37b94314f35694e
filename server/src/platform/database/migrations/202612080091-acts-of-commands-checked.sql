-- Read through without keeping anybody from writing, as the change before could not.
alter table audit_events validate constraint audit_events_way_check;
