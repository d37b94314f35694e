-- Public lists are found by the words of their names and of what is said of them, as titles and people are. Names first (A), in
-- either language; words with a typing error by trigrams of the name. Without columns of their own: what is not public, and what
-- holds nothing, is in neither index.
create function list_document(name text, name_fr text, description text, description_fr text) returns tsvector
  language sql immutable parallel safe as $$
  select setweight(to_tsvector('simple'::regconfig, public.normalise_name(name || ' ' || coalesce(name_fr, ''))), 'A')
    || setweight(to_tsvector('simple'::regconfig, public.normalise_name(coalesce(description, '') || ' ' || coalesce(description_fr, ''))), 'B')
$$;
create index lists_found on lists using gin (list_document(name, name_fr, description, description_fr))
  where visibility = 'public' and workspace_id is null and items_count > 0;
create index lists_found_nearly on lists using gin (normalise_name(name || ' ' || coalesce(name_fr, '')) gin_trgm_ops)
  where visibility = 'public' and workspace_id is null and items_count > 0;
