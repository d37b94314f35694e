-- Whoever types in a title is told that one of its name was withdrawn.
create index withdrawals_title_name on withdrawals (normalise_name(title_name) collate "C")
  where item_type = 'title' and restored_at is null;
