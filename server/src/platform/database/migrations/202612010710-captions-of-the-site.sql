-- Captions that were sent to the site, converted; others have an address elsewhere.
alter table video_captions add column content text;
comment on column video_captions.content is 'WebVTT; such captions are read at captions/{id}, which `url` then says.';
