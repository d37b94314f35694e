-- The few titles that a member shows first, in their order; one row, so that two changes at once leave one of both.
create table favourite_titles (
  user_id bigint primary key references users (id) on delete cascade,
  title_ids bigint[] not null check (cardinality(title_ids) between 1 and 4)
);
comment on column favourite_titles.title_ids is 'Titles that are gone are left out where they are shown, and stand there again when they come back.';
