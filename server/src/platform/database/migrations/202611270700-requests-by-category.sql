-- Two hundred thousand requests: those of a category that few ask for, and those that wait, the oldest first.
create index requests_by_category on requests (title_type, supporters_count, id) where workspace_id is null;
create index requests_by_status_and_moment on requests (status, created_at, id) where workspace_id is null;
drop index requests_pending;
