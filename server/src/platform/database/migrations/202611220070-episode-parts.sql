-- What an episode's page reads by episode.
create index credits_episode on credits (episode_id, department, position) where episode_id is not null;
create index images_episode on images (episode_id, position) where episode_id is not null;
create index videos_of_episode on videos (title_id, season_number, episode_number);
