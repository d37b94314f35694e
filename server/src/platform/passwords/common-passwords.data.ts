/**
 * Passwords of at least 8 characters that head every published list of stolen ones, in lower case. Variations are
 * found by `is-common-password.ts`.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd pa55word passwort motdepasse contraseña wachtwoord senha123 letmein1 letmeinn
iloveyou iloveyou1 iloveyou2 iloveu12 jetaime1 jetaimee loveyou1 ilovegod sunshine sunshine1 princess princess1 football football1 baseball baseball1
basketball softball volleyball handball1 superman superman1 spiderman batman123 ironman1 starwars starwars1 pokemon1 pokemon123 naruto12 dragonball
dragon12 dragon123 master12 master123 monkey12 monkey123 shadow12 shadow123 michael1 jennifer jessica1 jordan23 michelle charlie1 charlie123
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop1 qwerasdf qweasdzxc qwaszx12 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1
qazwsx12 qazwsx123 qazwsxedc azertyui azertyuiop azerty12 azerty123 azerty1234 azerty12345 azertyuiop1 qsdfghjk qsdfghjklm wxcvbn12 asdfghjk asdfghjkl asdfasdf
asdf1234 asdfqwer asdfgh12 asdfzxcv zxcvbnm1 zxcvbnm123 zxcvbnm, poiuytre lkjhgfdsa mnbvcxzlk 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4 q1w2e3r4t5 a1b2c3d4 a1s2d3f4
abcd1234 abc12345 abc123456 abcdefgh abcdefg1 abcdefghi abcdefghij aa123456 aa12345678 a1234567 a12345678 a123456789 q1234567 z1234567 admin123 admin1234 admin12345
administrator adminadmin root1234 rootroot toor1234 test1234 testtest test12345 tester123 testing1 testing123 guest123 guest1234 user1234 username default1 default123 changeme
changeme1 changeme123 change123 welcome1 welcome12 welcome123 welcome1234 bienvenue bonjour1 bonjour12 bonjour123 hello123 hello1234 helloworld hellohello holahola
trustno1 whatever whatever1 computer computer1 internet internet1 samsung1 samsung123 motorola nintendo playstation microsoft windows1 windows10 facebook facebook1 google123 linkedin
instagram snapchat twitter1 youtube1 netflix1 whatsapp minecraft minecraft1 fortnite roblox123 liverpool liverpool1 manchester chelsea1 arsenal1 barcelona barcelona1 realmadrid juventus marseille
olympique saintetienne bordeaux toulouse equipedefrance zinedine ronaldo7 ronaldo1 messi10 neymar10 cristiano christian alexander alexandre alexandra nicolas1 nicolas123 sebastien stephane
veronique florence philippe caroline isabelle dominique francois frederic christophe guillaume benjamin benjamin1 jonathan jonathan1 victoria victoria1 elizabeth samantha samantha1 stephanie
anthony1 andrew12 matthew1 matthew123 daniel12 daniel123 william1 richard1 robert12 thomas12 thomas123 patrick1 martin12 maxime12 julien12 antoine1 camille1 chocolat chocolate chocolate1 caramel1
doudou12 loulou12 loulou123 nounours coucou12 coucou123 poupoune choupette marmotte papillon tinkerbell butterfly butterfly1 rainbow1 flower12 flowers1 summer12 summer123 summer2023 summer2024 summer2025 winter12
winter123 spring12 autumn12 january1 february december november september october1 vacances soleil12 soleil123 etoile12 freedom1 freedom123 blessed1 jesus123 jesuschrist godisgood faith123 angel123
angels12 babygirl babygirl1 babyboy1 sweetheart sweetie1 cupcake1 cookie12 cookie123 snoopy12 ginger12 pepper12 buster12 maggie12 bailey12 killer12 killer123 hunter12 hunter123 ranger12
mustang1 corvette mercedes porsche1 porsche911 ferrari1 yamaha12 kawasaki harley12 harleydavidson thunder1 lightning phoenix1 scorpion gateway1 startrek matrix12 merlin12 gandalf1 gandalf12
hogwarts harrypotter lordoftherings skywalker chewbacca darthvader captain1 america1 american1 canada12 france98 france123 paris123 paris75000 london12 newyork1 newyork123 california australia
password! password1 password2 password3 password12 password123 password1234 password12345 password123! password1! passw0rd! p@ssw0rd1 p@ssw0rd! p@ssw0rd123 motdepasse1 motdepasse123 secret12 secret123
mysecret topsecret access14 accesss1 security security1 secure123 login123 logitech mediatheque mediatheque1 mediatheque123 demo1234 demodemo 11223344 1122334455 12341234 123123123 12312312 123321123 147258369
147852369 159357456 159753456 31415926 3141592653 741852963 789456123 987654321 9876543210 87654321 88888888 0123456789 01234567 10203040 1020304050 12344321 123454321 135792468 13579246 14789632 19871987
121212121 12121212 13131313 69696969 77777777 00000000 007007007 10101010 20202020 25802580 25252525 36925814 963852741 456456456 789789789 192837465 1029384756 102030405 a1a2a3a4 aaaa1111 abc123abc 123abc123
123qweasd 123qwe123 1234qwer 12345qwert 123456abc 12345678a 123456789a 123456aa 123456qwerty 123456789q 1234567q 1a2b3c4d 1a2s3d4f aqwzsxedc aqwzsx12 qwe123qwe qweqweqwe qweasd123 wsxedcrfv poiuytrewq mnbvcxz1
trustnoone nopassword passpass pass1234 pass12345 pass123456 mypassword mypassword1 yourpassword thepassword newpassword oldpassword openopen opensesame sesame123 letmein123 letmein! iamthebest blink182 greenday
metallica slipknot nirvana1 beatles1 eminem12 rihanna1 beyonce1 onedirection justinbieber hellokitty hannahmontana spongebob mickey12 mickeymouse donald12 garfield scoobydoo simpsons homer123 bartsimpson kingkong godzilla
terminator predator1 superstar superstar1 rockstar rockstar1 champion champion1 gangster1 playboy1 sexysexy lovelove lovelove1 loveme12 lover123 iloveme1 forever1 forever21 together bestfriend friends1 friendship familia
family12 family123 children motherfucker fuckyou1 fuckyou2 fuckyou123 asshole1 bullshit pussy123`.split(/\s+/),
)
