-- Replies of a thread are read in the order of their ids: what a reply answers was written before it.
drop index comments_thread;
create index comments_thread on comments (root_id, id) where root_id is not null;
