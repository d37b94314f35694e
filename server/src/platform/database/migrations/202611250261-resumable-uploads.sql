-- Uploads that can be resumed: what has arrived of each, piece by piece, and which process is writing.
alter table file_uploads
  add column tus_id text unique check (tus_id ~ '^[0-9a-f]{32}$'),
  add column writer text,
  add column writer_until timestamptz,
  add column is_writer_asked boolean not null default false;
comment on column file_uploads.tus_id is 'Its name in addresses, where it can be resumed.';
comment on column file_uploads.writer is 'Who writes at the moment; nobody else does until writer_until.';
comment on column file_uploads.is_writer_asked is 'Somebody else wants to go on with it: the writer ends what it does.';

create table file_upload_pieces (
  id bigint generated always as identity primary key,
  upload_id bigint not null references file_uploads on delete cascade,
  start_byte bigint not null check (start_byte >= 0),
  size_bytes bigint check (size_bytes > 0),
  key text not null unique
);
create unique index file_upload_pieces_in_order on file_upload_pieces (upload_id, start_byte) where size_bytes is not null;
create index file_upload_pieces_upload on file_upload_pieces (upload_id);
comment on column file_upload_pieces.size_bytes is 'Null: it is being written, or was never finished.';
