-- By what processes of one site know that they are: the fingerprint of its key, and the mark that lies in the folder of its files.
create table site_marks (
  name text primary key check (name in ('app-key', 'files')),
  value text not null
);
