-- How a member arranged the rows of the front page; one row, so that two changes at once leave one of both.
create table home_layouts (
  user_id bigint primary key references users (id) on delete cascade,
  row_order text[] not null check (cardinality(row_order) <= 60),
  hidden_rows text[] not null check (cardinality(hidden_rows) <= 60)
);
comment on column home_layouts.row_order is 'Keys of rows; those that are not in it keep their usual places after it, and keys of rows that are gone mean nothing.';
