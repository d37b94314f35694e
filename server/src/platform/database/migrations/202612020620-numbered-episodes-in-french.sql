-- Episodes that nobody named are called by their number, in French too; those that have got a name since are called by it.
update episodes set translations = coalesce(translations, '{}')
  || jsonb_build_object('fr', coalesce(translations -> 'fr', '{}') || jsonb_build_object('name', 'Épisode ' || episode_number))
where name = 'Episode ' || episode_number and translations -> 'fr' ->> 'name' is null;
update episodes set translations = translations #- '{fr,name}'
where translations -> 'fr' ->> 'name' = 'Épisode ' || episode_number and name <> 'Episode ' || episode_number;
