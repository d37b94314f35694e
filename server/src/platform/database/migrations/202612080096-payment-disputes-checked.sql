-- Read through without keeping anybody from writing, as the change before could not.
alter table payment_events validate constraint payment_events_subject_kind_check;
