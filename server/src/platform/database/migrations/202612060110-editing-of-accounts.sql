-- What staff edit of accounts counts as well: how it is called, and premium that they give.
drop trigger users_version on users;
create trigger users_version before update on users for each row
when (
  old.version is distinct from new.version
  or old.username is distinct from new.username
  or old.first_name is distinct from new.first_name
  or old.last_name is distinct from new.last_name
  or old.country is distinct from new.country
  or old.timezone is distinct from new.timezone
  or old.opens_links_premium is distinct from new.opens_links_premium
  or old.is_premium is distinct from new.is_premium
  or old.premium_until is distinct from new.premium_until
)
execute function keep_version('username', 'first_name', 'last_name', 'country', 'timezone', 'opens_links_premium', 'is_premium', 'premium_until');
