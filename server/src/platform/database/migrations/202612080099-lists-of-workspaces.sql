-- For those who look after members: workspaces in the order of their beginnings or names, found by their names.
-- step outside a transaction
create index concurrently workspaces_by_creation on workspaces (created_at, id);
-- step outside a transaction
create index concurrently workspaces_by_name on workspaces (lower(name), id);
-- step outside a transaction
create index concurrently workspaces_words on workspaces using gin (lower(name) gin_trgm_ops);
