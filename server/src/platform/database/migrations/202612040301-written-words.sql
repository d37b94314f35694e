-- All comments and reviews in lists for those who look after them: along the orders of these, and by their words. What
-- authors took away themselves is none of it.
create index comments_written on comments (created_at, id)
  where deleted_at is null or held_for is not null or deleted_by is distinct from user_id;
create index comments_written_votes on comments ((upvotes - downvotes), id)
  where deleted_at is null or held_for is not null or deleted_by is distinct from user_id;
create index comments_removed on comments (deleted_at, id)
  where deleted_at is not null and held_for is null and deleted_by is distinct from user_id;
create index comments_words on comments using gin (content gin_trgm_ops);

create index reviews_written on reviews (created_at, id)
  where deleted_at is null or deleted_by is distinct from user_id;
create index reviews_written_votes on reviews (upvotes, id)
  where deleted_at is null or deleted_by is distinct from user_id;
create index reviews_written_score on reviews (score, id)
  where deleted_at is null or deleted_by is distinct from user_id;
create index reviews_removed on reviews (deleted_at, id)
  where deleted_at is not null and deleted_by is distinct from user_id;
create index reviews_words on reviews using gin (body gin_trgm_ops) where body is not null;
