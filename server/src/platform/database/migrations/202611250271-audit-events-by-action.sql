-- The log narrowed to what is seldom done is read along an index too.
create index audit_events_of_action on audit_events (action, id desc);
