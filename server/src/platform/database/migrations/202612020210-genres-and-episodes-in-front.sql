-- Two more rows of the front page that look like no other: genres as a mosaic, and the newest episodes as wide pictures.
alter table channels drop constraint channels_layout_check;
alter table channels add constraint channels_layout_check
  check (layout in ('grid', 'slider', 'list', 'news', 'hero', 'ranked', 'wide', 'large', 'spotlight', 'mosaic', 'episodes'));

insert into channels (id, slug, name, name_fr, content, item_type, filter, order_by, layout, items_shown)
values
  (32, 'genres', 'Genres', 'Genres', 'automatic', 'title',
    '{"types": ["movie", "series", "animes", "doc"]}', 'popularity', 'mosaic', 8),
  (33, 'new-episodes', 'New episodes', 'Nouveaux épisodes', 'automatic', 'title',
    '{"types": ["series", "animes"], "has_links": true}', 'last_link_at', 'episodes', 12)
on conflict do nothing;
insert into channel_items (channel_id, item_type, item_id, position)
select 20, 'channel', c.id, 24 from channels c
where (c.id, c.slug) in ((32, 'genres'), (33, 'new-episodes')) and exists (select from channels where id = 20 and slug = 'home')
on conflict do nothing;
