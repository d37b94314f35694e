-- Rows of the front page that differ on purpose: posters with their places, wide pictures, large posters, one pick a day.
alter table channels drop constraint channels_layout_check;
alter table channels add constraint channels_layout_check
  check (layout in ('grid', 'slider', 'list', 'news', 'hero', 'ranked', 'wide', 'large', 'spotlight'));

update channels set layout = 'ranked', items_shown = 10 where id = 23 and layout = 'slider';
update channels set layout = 'wide' where id = 24 and layout = 'slider';
update channels set layout = 'large' where id = 26 and layout = 'slider';

insert into channels (id, slug, name, name_fr, content, item_type, filter, order_by, layout, items_shown)
values (31, 'tonight', 'Tonight', 'Ce soir', 'automatic', 'title',
  '{"types": ["movie", "doc"], "has_links": true, "has_plot": true}', 'rating', 'spotlight', 14) on conflict do nothing;
insert into channel_items (channel_id, item_type, item_id, position)
select 20, 'channel', 31, 24 where exists (select from channels where id = 31 and slug = 'tonight') on conflict do nothing;
