-- For the sitemap, which walks them by id.
create index lists_public_by_id on lists (id) where is_public and workspace_id is null and items_count > 0;
