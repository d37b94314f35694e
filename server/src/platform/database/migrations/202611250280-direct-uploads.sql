-- Uploads that browsers send straight to the bucket, in one part or in many.
alter table file_uploads
  add column bucket_upload_id text check (length(bucket_upload_id) <= 2000),
  add column part_bytes bigint check (part_bytes > 0);
comment on column file_uploads.bucket_upload_id is 'By what the bucket knows it, where it is sent there straight from a browser.';
comment on column file_uploads.part_bytes is 'Of such an upload: the size of each part but the last.';
