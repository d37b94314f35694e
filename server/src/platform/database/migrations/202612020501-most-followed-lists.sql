-- For the page of all public lists, in each of its orders. The first takes the place of one that knew less of them.
drop index lists_public;
create index lists_public on lists (updated_at desc, id desc)
  where visibility = 'public' and workspace_id is null and items_count > 0;
create index follow_counts_of_lists on follow_counts (followers_count desc, item_id desc)
  where kind = 'list' and followers_count > 0;
