-- Who may see what of somebody's profile. Who never chose has no row: everybody may.
create table profile_privacy (
  user_id bigint primary key references users (id) on delete cascade,
  lists text not null default 'everyone' check (lists in ('everyone', 'members', 'self')),
  ratings text not null default 'everyone' check (ratings in ('everyone', 'members', 'self')),
  reviews text not null default 'everyone' check (reviews in ('everyone', 'members', 'self')),
  comments text not null default 'everyone' check (comments in ('everyone', 'members', 'self')),
  follows text not null default 'everyone' check (follows in ('everyone', 'members', 'self'))
);
comment on column profile_privacy.follows is 'Whom somebody follows, and who follows them.';
-- Who keeps to themselves whom they follow is no follower that others see.
create index profile_privacy_follows on profile_privacy (user_id) where follows <> 'everyone';

-- What members rated, and what they wrote, last first.
create index reviews_rated_by on reviews (user_id, created_at desc, id desc) where deleted_at is null;
create index reviews_written_by on reviews (user_id, created_at desc, id desc) where body is not null and deleted_at is null;
-- Public lists of somebody, last changed first.
create index lists_public_of on lists (user_id, updated_at desc, id desc)
  where visibility = 'public' and workspace_id is null and items_count > 0;
-- What somebody said that stands.
create index comments_standing_of on comments (user_id, created_at desc, id desc) where deleted_at is null;
