-- Which files accounts show as their picture: asked of every such file once an hour.
create index users_image on users (image) where image is not null;
