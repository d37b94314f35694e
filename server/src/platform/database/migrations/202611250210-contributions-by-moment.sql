-- Lists of all titles, and of all that one member added, are read along these.
create index links_user_created on links (user_id, created_at desc, id desc);
create index nzbs_created on nzbs (created_at desc, id desc);
create index nzbs_user_created on nzbs (user_id, created_at desc, id desc);
create index torrents_created on torrents (created_at desc, id desc);
create index torrents_user_created on torrents (user_id, created_at desc, id desc);
