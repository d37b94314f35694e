-- "Is null" orders nothing for the planner: what is for everybody has indexes of its own.
drop index requests_demand, requests_by_status, requests_by_moment, requests_by_name, requests_fitting;
create index requests_demand on requests (supporters_count, id) where workspace_id is null;
create index requests_by_status on requests (status, supporters_count, id) where workspace_id is null;
create index requests_by_moment on requests (created_at, id) where workspace_id is null;
create index requests_by_name on requests ((normalise_name(name) collate "C"), id) where workspace_id is null;
create index requests_fitting on requests (supporters_count, id)
  where fitting_at is not null and status <> 'resolved' and workspace_id is null;
create index requests_workspace on requests (workspace_id, supporters_count, id) where workspace_id is not null;
