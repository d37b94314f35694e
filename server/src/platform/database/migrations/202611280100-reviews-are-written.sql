-- Members write reviews now. Of one that was deleted the row stays, for whoever thinks better of it at once.
update reviews set body = null where btrim(body) = '';
alter table reviews
  add column deleted_at timestamptz,
  add column deleted_by bigint references users on delete set null,
  add constraint reviews_body_check check (body <> '');
comment on column reviews.deleted_by is 'Its author, or who looks after what members write.';
create index reviews_deleted_by on reviews (deleted_by) where deleted_by is not null;

-- Only those that stand are read and counted.
drop index reviews_title;
drop index reviews_title_score;
drop index reviews_title_votes;
create index reviews_title on reviews (title_id, created_at desc, id desc) where deleted_at is null;
create index reviews_title_score on reviews (title_id, score desc, id desc) where deleted_at is null;
create index reviews_title_votes on reviews (title_id, upvotes desc, id desc) where deleted_at is null;

create or replace function recount_reviews(ids bigint[]) returns void language plpgsql as $$
begin
  perform 1 from titles where id = any (ids) order by id for no key update;
  update titles t set local_vote_count = coalesce(r.votes, 0), local_vote_average = r.average
  from unnest(ids) i (id)
  left join lateral (select count(*) votes, round(avg(score), 1) average from reviews
    where title_id = i.id and deleted_at is null) r on true
  where t.id = i.id and (t.local_vote_count, t.local_vote_average) is distinct from (coalesce(r.votes, 0)::integer, r.average);
end $$;
create or replace function keep_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform recount_reviews(array(select distinct title_id from old_rows where deleted_at is null));
  elsif tg_op = 'INSERT' then perform recount_reviews(array(select distinct title_id from new_rows));
  else perform recount_reviews(array(select distinct n.title_id from new_rows n join old_rows o using (id)
    where n.score <> o.score or (n.deleted_at is null) <> (o.deleted_at is null)));
  end if;
  return null;
end $$;

insert into role_permissions (role_id, permission)
select id, unnest(array['reviews.create', 'reviews.delete']) from roles where key = 'moderator' on conflict do nothing;
