-- Members write comments now, and talk about requests too.
alter table comments drop constraint comments_commentable_type_check;
alter table comments add constraint comments_commentable_type_check
  check (commentable_type in ('title', 'episode', 'video', 'news', 'list', 'request'));
alter table comments add column edited_at timestamptz;
comment on column comments.edited_at is 'When its author last changed its words. Null: never.';

alter table requests add column comments_count integer not null default 0;
create trigger requests_comments after delete on requests
  referencing old table as old_rows for each statement execute function forget_comments('request');

create or replace function count_comments(kind text, id_of bigint, change integer) returns void language plpgsql as $$
begin
  if kind = 'title' then update titles set comments_count = comments_count + change where id = id_of;
  elsif kind = 'news' then update news_articles set comments_count = comments_count + change where id = id_of;
  elsif kind = 'list' then update lists set comments_count = comments_count + change where id = id_of;
  elsif kind = 'request' then update requests set comments_count = comments_count + change where id = id_of;
  end if;
end $$;
