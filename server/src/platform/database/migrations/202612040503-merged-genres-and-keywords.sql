create table former_genre_slugs (
  slug text primary key,
  genre_id bigint not null references genres on delete cascade
);
create index former_genre_slugs_genre on former_genre_slugs (genre_id);
comment on table former_genre_slugs is 'Of genres that were merged into another: addresses and filters that name them mean that one.';

create table former_keyword_slugs (
  slug text primary key,
  keyword_id bigint not null references keywords on delete cascade
);
create index former_keyword_slugs_keyword on former_keyword_slugs (keyword_id);
comment on table former_keyword_slugs is 'Of keywords that were merged into another: addresses and filters that name them mean that one.';
