-- What somebody did, as a part of their profile that they may keep from others.
alter table profile_privacy add column activity text not null default 'everyone'
  check (activity in ('everyone', 'members', 'self'));
-- Lists that somebody made for all to see, and what was put into a list, last first.
create index lists_made_by on lists (user_id, created_at desc, id desc)
  where visibility = 'public' and workspace_id is null and items_count > 0;
create index list_items_newest on list_items (list_id, created_at desc, title_id desc);
