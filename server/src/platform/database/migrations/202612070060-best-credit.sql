-- What somebody is known for is told beside their name. Of those with thousands of credits nobody reads all of them for that:
-- from 500 on, walking titles in the order of their popularity meets one of theirs sooner.
create function best_credit_of(person bigint) returns bigint language plpgsql stable as $$
begin
  if not exists (select from credits c where c.person_id = person offset 500) then
    return (select c.id from credits c join titles t on t.id = c.title_id where c.person_id = person
      order by t.popularity desc, t.id desc, c.position, c.id limit 1);
  end if;
  return (select best.id from titles t cross join lateral (
      select c.id from credits c where c.person_id = person and c.title_id = t.id order by c.position, c.id limit 1) best
    order by t.popularity desc, t.id desc limit 1);
end $$;
comment on function best_credit_of(bigint) is 'The credit of somebody in the most popular of their titles.';
