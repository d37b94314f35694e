-- Files that browsers sent straight to a bucket: a job reads them once for their checksum.
create index file_entries_unread on file_entries (id) where checksum is null and purge_at is null;
