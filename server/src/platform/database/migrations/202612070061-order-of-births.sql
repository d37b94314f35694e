-- Read both ways with those whose day is unknown last: an index in the plain order is of no use for either.
drop index people_birth_date;
create index people_birth_date on people (birth_date desc nulls last, id desc);
