create table former_channel_slugs (
  slug text primary key,
  channel_id bigint not null references channels on delete cascade
);
create index former_channel_slugs_channel on former_channel_slugs (channel_id);
comment on table former_channel_slugs is 'What channels were called in addresses before: their pages lead on to the present address.';

-- Kept by the database, so that nothing that renames a channel can forget it.
create function keep_former_channel_slug() returns trigger language plpgsql as $$
begin
  delete from former_channel_slugs where slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into former_channel_slugs (slug, channel_id) values (old.slug, old.id)
    on conflict (slug) do update set channel_id = excluded.channel_id;
  end if;
  return null;
end $$;
create trigger channels_former_slug_insert after insert on channels
  for each row execute function keep_former_channel_slug();
create trigger channels_former_slug_update after update of slug on channels
  for each row when (old.slug is distinct from new.slug) execute function keep_former_channel_slug();
