-- Pictures that were sent to the site are named by records as /files/12/file.jpg. What names which of them is asked by the
-- cleaning of files, two hundred at a time.
create function file_of_address(address text) returns bigint language sql immutable parallel safe as $$
  select substring(address from '^/files/([1-9]\d{0,14})/')::bigint
$$;
create index titles_poster_file on titles (file_of_address(poster_url)) where poster_url like '/files/%';
create index titles_backdrop_file on titles (file_of_address(backdrop_url)) where backdrop_url like '/files/%';
create index images_file on images (file_of_address(url)) where url like '/files/%';
create index seasons_poster_file on seasons (file_of_address(poster_url)) where poster_url like '/files/%';
create index episodes_poster_file on episodes (file_of_address(poster_url)) where poster_url like '/files/%';
create index people_poster_file on people (file_of_address(poster_url)) where poster_url like '/files/%';

-- Files that records name by their addresses, in what was taken out of its tables.
-- The text of JSON is the same on every machine, which the database does not promise of texts in general.
create function files_named_in(written jsonb) returns bigint[] language plpgsql immutable parallel safe as $$
begin
  return coalesce((select array_agg(distinct named[1]::bigint)
    from regexp_matches(written::text, '"/files/([1-9]\d{0,14})/', 'g') named), '{}');
end $$;
alter table deleted_people add column file_ids bigint[] not null
  generated always as (files_named_in(coalesce(content, '[]'))) stored;
create index deleted_people_files on deleted_people using gin (file_ids) where restored_at is null;
alter table merges add column file_ids bigint[] not null
  generated always as (files_named_in(coalesce(content, '[]')) || files_named_in(filled)) stored;
create index merges_files on merges using gin (file_ids) where undone_at is null;
