-- The lists that most follow are put in order by the followers whom everybody may see: not by suspended accounts.
alter table follow_counts add column standing_followers_count integer not null default 0
  check (standing_followers_count >= 0);
comment on column follow_counts.standing_followers_count is 'Followers whose accounts are not suspended.';
update follow_counts c set standing_followers_count = s.standing
from (select f.kind, f.item_id, count(*) standing from follows f join users u on u.id = f.user_id
  where u.banned_at is null group by f.kind, f.item_id) s
where s.kind = c.kind and s.item_id = c.item_id;

drop index follow_counts_of_lists;
create index follow_counts_of_lists on follow_counts (standing_followers_count desc, item_id desc)
  where kind = 'list' and standing_followers_count > 0;

-- Accounts are held first, so that none is suspended between being looked at and being counted.
create or replace function keep_follow_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform 1 from users u where u.id in (select user_id from new_rows) order by u.id for share;
    insert into follow_counts as c (kind, item_id, followers_count, standing_followers_count)
    select n.kind, n.item_id, count(*), count(*) filter (where u.banned_at is null)
    from new_rows n join users u on u.id = n.user_id group by n.kind, n.item_id order by n.kind, n.item_id
    on conflict (kind, item_id) do update set followers_count = c.followers_count + excluded.followers_count,
      standing_followers_count = c.standing_followers_count + excluded.standing_followers_count;
  else
    perform 1 from users u where u.id in (select user_id from old_rows) order by u.id for share;
    perform 1 from follow_counts c where (c.kind, c.item_id) in (select kind, item_id from old_rows)
      order by c.kind, c.item_id for update;
    update follow_counts c set followers_count = c.followers_count - d.gone,
      standing_followers_count = c.standing_followers_count - d.standing
    from (select o.kind, o.item_id, count(*) gone, count(u.id) filter (where u.banned_at is null) standing
      from old_rows o left join users u on u.id = o.user_id group by o.kind, o.item_id) d
    where c.kind = d.kind and c.item_id = d.item_id;
  end if;
  return null;
end $$;

-- What an account follows goes while it can still be seen whether the account was suspended.
create function drop_follows_of_user() returns trigger language plpgsql as $$
begin
  delete from follows where user_id = old.id;
  return old;
end $$;
create trigger users_own_follows before delete on users
  for each row execute function drop_follows_of_user();

create function keep_standing_followers() returns trigger language plpgsql as $$
begin
  perform 1 from follow_counts c where (c.kind, c.item_id) in
    (select f.kind, f.item_id from follows f where f.user_id = new.id)
    order by c.kind, c.item_id for update;
  update follow_counts c
  set standing_followers_count = c.standing_followers_count + case when new.banned_at is null then 1 else -1 end
  from follows f where f.user_id = new.id and f.kind = c.kind and f.item_id = c.item_id;
  return null;
end $$;
create trigger users_standing_followers after update of banned_at on users for each row
  when ((old.banned_at is null) <> (new.banned_at is null)) execute function keep_standing_followers();
