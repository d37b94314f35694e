-- The ten category pages and the home page are channels; administrators change them like any other.
insert into channels (id, slug, name, name_fr, content, item_type, filter, order_by, layout)
select c.id, c.slug, c.name, c.name_fr, 'automatic', 'title', jsonb_build_object('type', c.type), 'popularity', 'grid'
from title_categories c where c.slug is not null;

insert into channels (id, slug, name, name_fr, content, item_type, filter, order_by, layout, items_shown) values
  (20, 'home', 'Home', 'Accueil', 'nested', 'channel', '{}', 'popularity', 'list', 20),
  (21, 'featured', 'Featured', 'À la une', 'automatic', 'title', '{"types": ["movie", "series", "doc", "animes"], "has_plot": true}', 'popularity', 'hero', 5),
  (22, 'latest-links', 'Latest links', 'Derniers liens', 'automatic', 'title', '{"has_links": true}', 'last_link_at', 'slider', 20),
  (23, 'popular-movies', 'Popular movies', 'Films populaires', 'automatic', 'title', '{"type": "movie"}', 'popularity', 'slider', 20),
  (24, 'popular-series', 'Series', 'Séries', 'automatic', 'title', '{"types": ["series", "animes"]}', 'popularity', 'slider', 20),
  (25, 'popular-documentaries', 'Documentaries', 'Documentaires', 'automatic', 'title', '{"type": "doc"}', 'popularity', 'slider', 20),
  (26, 'popular-games', 'Games and emulation', 'Jeux et émulation', 'automatic', 'title', '{"types": ["games", "emulation"]}', 'popularity', 'slider', 20),
  (27, 'popular-music', 'Music', 'Musique', 'automatic', 'title', '{"type": "music"}', 'popularity', 'slider', 20),
  (28, 'popular-ebooks', 'Books and trainings', 'Livres et formations', 'automatic', 'title', '{"types": ["ebook", "formation"]}', 'popularity', 'slider', 20),
  (29, 'popular-apps', 'Apps', 'Applications', 'automatic', 'title', '{"type": "app"}', 'popularity', 'slider', 20);
select setval(pg_get_serial_sequence('channels', 'id'), 100);

insert into channel_items (channel_id, item_type, item_id, position)
select 20, 'channel', id, id from channels where id between 21 and 29;
