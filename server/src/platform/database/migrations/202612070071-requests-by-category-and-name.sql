-- A category in the order of names was put in that order from all of its requests.
create index requests_by_category_and_name on requests (title_type, normalise_name(name) collate "C", id) where workspace_id is null;
