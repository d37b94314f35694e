-- What a workspace asked for is put in the order of names without making each name comparable first.
create index requests_workspace_and_name on requests (workspace_id, normalise_name(name) collate "C", id) where workspace_id is not null;
