-- Who wants to hear of what. The kinds are those of `FOLLOWED_KINDS` in the contract.
create table follows (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('user', 'title', 'person', 'list')),
  item_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind, item_id),
  constraint follows_somebody_else check (kind <> 'user' or item_id <> user_id)
);
-- What somebody follows, last chosen first, and who follows something.
create index follows_of on follows (user_id, kind, created_at desc, item_id desc);
create index follows_item on follows (kind, item_id, created_at desc, user_id desc);
-- In the order in which followers are told.
create unique index follows_told on follows (kind, item_id, user_id);
-- Few: they are taken off the number of followers for who may not see them.
create index users_banned on users (id) where banned_at is not null;

create table follow_counts (
  kind text not null,
  item_id bigint not null,
  followers_count integer not null default 0 check (followers_count >= 0),
  primary key (kind, item_id)
);
comment on table follow_counts is 'Kept by triggers. What nobody ever followed has no row.';

-- Locked in one order, so that accounts that go at once do not wait for each other.
create function keep_follow_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into follow_counts as c (kind, item_id, followers_count)
    select kind, item_id, count(*) from new_rows group by kind, item_id order by kind, item_id
    on conflict (kind, item_id) do update set followers_count = c.followers_count + excluded.followers_count;
  else
    perform 1 from follow_counts c where (c.kind, c.item_id) in (select kind, item_id from old_rows)
      order by c.kind, c.item_id for update;
    update follow_counts c set followers_count = c.followers_count - d.gone
    from (select kind, item_id, count(*) gone from old_rows group by kind, item_id) d
    where c.kind = d.kind and c.item_id = d.item_id;
  end if;
  return null;
end $$;
create trigger follows_insert after insert on follows referencing new table as new_rows
  for each statement execute function keep_follow_counts();
create trigger follows_delete after delete on follows referencing old table as old_rows
  for each statement execute function keep_follow_counts();

create function forget_follows() returns trigger language plpgsql as $$
begin
  delete from follows f using old_rows o where f.kind = tg_argv[0] and f.item_id = o.id;
  delete from follow_counts c using old_rows o where c.kind = tg_argv[0] and c.item_id = o.id;
  return null;
end $$;
create trigger users_follows after delete on users referencing old table as old_rows
  for each statement execute function forget_follows('user');
create trigger titles_follows after delete on titles referencing old table as old_rows
  for each statement execute function forget_follows('title');
create trigger people_follows after delete on people referencing old table as old_rows
  for each statement execute function forget_follows('person');
create trigger lists_follows after delete on lists referencing old table as old_rows
  for each statement execute function forget_follows('list');

-- A title that comes back is followed by those who followed it.
insert into archived_references (parent_table, child_table, child_column, kind_column, kind)
values ('titles', 'follows', 'item_id', 'kind', 'title');
