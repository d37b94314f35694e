-- How many of each kind were written lately, and read, is counted in the index alone.
create index notifications_kind on notifications (type, created_at) include (is_listed, read_at);
