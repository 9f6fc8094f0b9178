/*
 * The Unicode emoji of the interface: one line per emoji, ordered by code point. A line is the emoji code (dash-separated
 * lower-case hex, without the variation selector U+FE0F), the canonical name, and all aliases. A line that begins with a
 * blank has the code point after the last single one before it. Names are identifiers of the interface, letter for
 * letter. Those that its authors did not choose by hand follow the annotations of Unicode CLDR 45: short name first,
 * then every keyword that no other emoji shares. `emoji.ts` reads it.
 */

/** All rows as one text; each line holds a code or nothing, a canonical name and aliases, separated by blanks. */
export const EMOJI_TABLE = `
0023-20e3 hash
002a-20e3 asterisk
0030-20e3 zero
0031-20e3 one
0032-20e3 two
0033-20e3 three
0034-20e3 four
0035-20e3 five
0036-20e3 six
0037-20e3 seven
0038-20e3 eight
0039-20e3 nine
00a9 copyright c
00ae registered r
203c bangbang double_exclamation
2049 interrobang
2122 tm trademark
2139 info
2194 left_right swap
 up_down
 upper_left north_west
 upper_right north_east
 lower_right south_east
 lower_left south_west
21a9 reply left_hook
 forward right_hook
231a watch
 times_up hourglass_done
2328 keyboard
23cf eject_button eject
23e9 fast_forward
 rewind fast_reverse
 double_up fast_up
 double_down fast_down
 next_track skip_forward
 previous_track skip_back
 play_pause
 alarm_clock
 stopwatch
 timer
 time_ticking hourglass
23f8 pause
 stop_button
 record
24c2 metro m
25aa black_small_square
 white_small_square
25b6 play
25c0 play_reverse
25fb white_medium_square
 black_medium_square
 white_medium_small_square
 black_medium_small_square
2600 sunny
 cloud overcast
 umbrella
 snowman
 comet meteor
260e phone telephone
2611 checkbox
2614 umbrella_with_rain
 coffee
2618 shamrock clover
261d wait_one_second point_of_information asking_a_question
2620 skull_and_crossbones pirate death hazard toxic poison
2622 radioactive nuclear
 biohazard
2626 orthodox_cross
262a star_and_crescent islam
262e peace
 yin_yang
2638 wheel_of_dharma buddhism
 sad big_frown
 smiling_face relaxed
2640 female_sign female
2642 male_sign male
2648 aries
 taurus
 gemini
 cancer
 leo
 virgo
 libra
 scorpius
 sagittarius
 capricorn
 aquarius
 pisces
265f chess_pawn chess dupe expendable pawn
 spades
2663 clubs
2665 hearts
 diamonds
2668 hot_springs
267b recycle
267e infinity forever unbounded universal
 accessible wheelchair disabled
2692 at_work hammer_and_pick
 anchor
 duel swords
 medical_symbol aesculapius staff
 justice scales balance
 alchemy alembic
2699 gear settings mechanical engineer
269b atom physics
 fleur_de_lis
26a0 warning caution danger
 high_voltage zap
26a7 transgender_symbol
26aa white_circle
 black_circle
26b0 coffin burial grave
 funeral_urn cremation
26bd football soccer
 baseball
26c4 frosty
 partly_sunny partly_cloudy
26c8 thunderstorm thunder_and_rain
26ce ophiuchus
 mine pick
26d1 helmet hard_hat rescue_worker safety_first invincible
26d3 chains
26d3-200d-1f4a5 broken_chain break breaking chain cuffs freedom broken
 no_entry wrong_way
26e9 shinto_shrine
 church
26f0 mountain
 beach_umbrella
 fountain
 hole_in_one
 ferry
 boat sailboat
26f7 skier
 ice_skate
 ball sports
26f9-200d-2640 woman_bouncing_ball
26f9-200d-2642 man_bouncing_ball
 tent camping
26fd fuel_pump gas_pump petrol_pump
2702 scissors
2705 check all_good approved
2708 airplane
 email envelope mail
 fist power
 hand raised_hand
 peace_sign victory
 writing
270f pencil
2712 black_nib nib
2714 check_mark
2716 multiplication multiply
271d cross christianity
2721 star_of_david judaism jewish
2728 sparkles glamour
2733 eight_spoked_asterisk
 eight_pointed_star
2744 snowflake
2747 sparkle
274c cross_mark incorrect wrong
274e x
2753 question
 grey_question
 grey_exclamation
2757 exclamation
2763 heart_exclamation
 heart love love_you
2764-200d-1f525 heart_on_fire lust sacred
2764-200d-1fa79 mending_heart healthier improving mending recovering recuperating well
2795 plus add
 minus subtract
 division divide
27a1 right east
27b0 loop
27bf double_loop voicemail
2934 heading_up
 heading_down
2b05 left west
 up north
 down south
2b1b black_large_square
 white_large_square
2b50 star
2b55 circle
3030 wavy_dash
303d part_alternation
3297 japanese_congratulations_button congratulations
3299 japanese_secret_button
1f004 mahjong
1f0cf joker
1f170 a
 b
1f17e o
 parking p
1f18e ab
1f191 cl
 cool
 free
 id
 new
 ng
 squared_ok
 sos
 squared_up
 vs
1f1e6-1f1e8 flag_ascension_island
1f1e6-1f1e9 flag_andorra
1f1e6-1f1ea flag_united_arab_emirates
1f1e6-1f1eb flag_afghanistan
1f1e6-1f1ec flag_antigua_and_barbuda
1f1e6-1f1ee flag_anguilla
1f1e6-1f1f1 flag_albania
1f1e6-1f1f2 flag_armenia
1f1e6-1f1f4 flag_angola
1f1e6-1f1f6 flag_antarctica
1f1e6-1f1f7 flag_argentina
1f1e6-1f1f8 flag_american_samoa
1f1e6-1f1f9 flag_austria
1f1e6-1f1fa flag_australia
1f1e6-1f1fc flag_aruba
1f1e6-1f1fd flag_åland_islands flag_aland_islands
1f1e6-1f1ff flag_azerbaijan
1f1e7-1f1e6 flag_bosnia_and_herzegovina
1f1e7-1f1e7 flag_barbados
1f1e7-1f1e9 flag_bangladesh
1f1e7-1f1ea flag_belgium
1f1e7-1f1eb flag_burkina_faso
1f1e7-1f1ec flag_bulgaria
1f1e7-1f1ed flag_bahrain
1f1e7-1f1ee flag_burundi
1f1e7-1f1ef flag_benin
1f1e7-1f1f1 flag_st_barthélemy flag_st_barthelemy
1f1e7-1f1f2 flag_bermuda
1f1e7-1f1f3 flag_brunei
1f1e7-1f1f4 flag_bolivia
1f1e7-1f1f6 flag_caribbean_netherlands
1f1e7-1f1f7 flag_brazil
1f1e7-1f1f8 flag_bahamas
1f1e7-1f1f9 flag_bhutan
1f1e7-1f1fb flag_bouvet_island
1f1e7-1f1fc flag_botswana
1f1e7-1f1fe flag_belarus
1f1e7-1f1ff flag_belize
1f1e8-1f1e6 flag_canada
1f1e8-1f1e8 flag_cocos_keeling_islands
1f1e8-1f1e9 flag_congo_kinshasa
1f1e8-1f1eb flag_central_african_republic
1f1e8-1f1ec flag_congo_brazzaville
1f1e8-1f1ed flag_switzerland
1f1e8-1f1ee flag_côte_divoire flag_cote_divoire
1f1e8-1f1f0 flag_cook_islands
1f1e8-1f1f1 flag_chile
1f1e8-1f1f2 flag_cameroon
1f1e8-1f1f3 flag_china
1f1e8-1f1f4 flag_colombia
1f1e8-1f1f5 flag_clipperton_island
1f1e8-1f1f6 flag_sark
1f1e8-1f1f7 flag_costa_rica
1f1e8-1f1fa flag_cuba
1f1e8-1f1fb flag_cape_verde
1f1e8-1f1fc flag_curaçao flag_curacao
1f1e8-1f1fd flag_christmas_island
1f1e8-1f1fe flag_cyprus
1f1e8-1f1ff flag_czechia
1f1e9-1f1ea flag_germany
1f1e9-1f1ec flag_diego_garcia
1f1e9-1f1ef flag_djibouti
1f1e9-1f1f0 flag_denmark
1f1e9-1f1f2 flag_dominica
1f1e9-1f1f4 flag_dominican_republic
1f1e9-1f1ff flag_algeria
1f1ea-1f1e6 flag_ceuta_and_melilla
1f1ea-1f1e8 flag_ecuador
1f1ea-1f1ea flag_estonia
1f1ea-1f1ec flag_egypt
1f1ea-1f1ed flag_western_sahara
1f1ea-1f1f7 flag_eritrea
1f1ea-1f1f8 flag_spain
1f1ea-1f1f9 flag_ethiopia
1f1ea-1f1fa flag_european_union
1f1eb-1f1ee flag_finland
1f1eb-1f1ef flag_fiji
1f1eb-1f1f0 flag_falkland_islands
1f1eb-1f1f2 flag_micronesia
1f1eb-1f1f4 flag_faroe_islands
1f1eb-1f1f7 flag_france
1f1ec-1f1e6 flag_gabon
1f1ec-1f1e7 flag_united_kingdom
1f1ec-1f1e9 flag_grenada
1f1ec-1f1ea flag_georgia
1f1ec-1f1eb flag_french_guiana
1f1ec-1f1ec flag_guernsey
1f1ec-1f1ed flag_ghana
1f1ec-1f1ee flag_gibraltar
1f1ec-1f1f1 flag_greenland
1f1ec-1f1f2 flag_gambia
1f1ec-1f1f3 flag_guinea
1f1ec-1f1f5 flag_guadeloupe
1f1ec-1f1f6 flag_equatorial_guinea
1f1ec-1f1f7 flag_greece
1f1ec-1f1f8 flag_south_georgia_and_south_sandwich_islands
1f1ec-1f1f9 flag_guatemala
1f1ec-1f1fa flag_guam
1f1ec-1f1fc flag_guinea_bissau
1f1ec-1f1fe flag_guyana
1f1ed-1f1f0 flag_hong_kong_sar_china
1f1ed-1f1f2 flag_heard_and_mcdonald_islands
1f1ed-1f1f3 flag_honduras
1f1ed-1f1f7 flag_croatia
1f1ed-1f1f9 flag_haiti
1f1ed-1f1fa flag_hungary
1f1ee-1f1e8 flag_canary_islands
1f1ee-1f1e9 flag_indonesia
1f1ee-1f1ea flag_ireland
1f1ee-1f1f1 flag_israel
1f1ee-1f1f2 flag_isle_of_man
1f1ee-1f1f3 flag_india
1f1ee-1f1f4 flag_british_indian_ocean_territory
1f1ee-1f1f6 flag_iraq
1f1ee-1f1f7 flag_iran
1f1ee-1f1f8 flag_iceland
1f1ee-1f1f9 flag_italy
1f1ef-1f1ea flag_jersey
1f1ef-1f1f2 flag_jamaica
1f1ef-1f1f4 flag_jordan
1f1ef-1f1f5 flag_japan
1f1f0-1f1ea flag_kenya
1f1f0-1f1ec flag_kyrgyzstan
1f1f0-1f1ed flag_cambodia
1f1f0-1f1ee flag_kiribati
1f1f0-1f1f2 flag_comoros
1f1f0-1f1f3 flag_st_kitts_and_nevis
1f1f0-1f1f5 flag_north_korea
1f1f0-1f1f7 flag_south_korea
1f1f0-1f1fc flag_kuwait
1f1f0-1f1fe flag_cayman_islands
1f1f0-1f1ff flag_kazakhstan
1f1f1-1f1e6 flag_laos
1f1f1-1f1e7 flag_lebanon
1f1f1-1f1e8 flag_st_lucia
1f1f1-1f1ee flag_liechtenstein
1f1f1-1f1f0 flag_sri_lanka
1f1f1-1f1f7 flag_liberia
1f1f1-1f1f8 flag_lesotho
1f1f1-1f1f9 flag_lithuania
1f1f1-1f1fa flag_luxembourg
1f1f1-1f1fb flag_latvia
1f1f1-1f1fe flag_libya
1f1f2-1f1e6 flag_morocco
1f1f2-1f1e8 flag_monaco
1f1f2-1f1e9 flag_moldova
1f1f2-1f1ea flag_montenegro
1f1f2-1f1eb flag_st_martin
1f1f2-1f1ec flag_madagascar
1f1f2-1f1ed flag_marshall_islands
1f1f2-1f1f0 flag_north_macedonia
1f1f2-1f1f1 flag_mali
1f1f2-1f1f2 flag_myanmar_burma
1f1f2-1f1f3 flag_mongolia
1f1f2-1f1f4 flag_macao_sar_china
1f1f2-1f1f5 flag_northern_mariana_islands
1f1f2-1f1f6 flag_martinique
1f1f2-1f1f7 flag_mauritania
1f1f2-1f1f8 flag_montserrat
1f1f2-1f1f9 flag_malta
1f1f2-1f1fa flag_mauritius
1f1f2-1f1fb flag_maldives
1f1f2-1f1fc flag_malawi
1f1f2-1f1fd flag_mexico
1f1f2-1f1fe flag_malaysia
1f1f2-1f1ff flag_mozambique
1f1f3-1f1e6 flag_namibia
1f1f3-1f1e8 flag_new_caledonia
1f1f3-1f1ea flag_niger
1f1f3-1f1eb flag_norfolk_island
1f1f3-1f1ec flag_nigeria
1f1f3-1f1ee flag_nicaragua
1f1f3-1f1f1 flag_netherlands
1f1f3-1f1f4 flag_norway
1f1f3-1f1f5 flag_nepal
1f1f3-1f1f7 flag_nauru
1f1f3-1f1fa flag_niue
1f1f3-1f1ff flag_new_zealand
1f1f4-1f1f2 flag_oman
1f1f5-1f1e6 flag_panama
1f1f5-1f1ea flag_peru
1f1f5-1f1eb flag_french_polynesia
1f1f5-1f1ec flag_papua_new_guinea
1f1f5-1f1ed flag_philippines
1f1f5-1f1f0 flag_pakistan
1f1f5-1f1f1 flag_poland
1f1f5-1f1f2 flag_st_pierre_and_miquelon
1f1f5-1f1f3 flag_pitcairn_islands
1f1f5-1f1f7 flag_puerto_rico
1f1f5-1f1f8 flag_palestinian_territories
1f1f5-1f1f9 flag_portugal
1f1f5-1f1fc flag_palau
1f1f5-1f1fe flag_paraguay
1f1f6-1f1e6 flag_qatar
1f1f7-1f1ea flag_réunion flag_reunion
1f1f7-1f1f4 flag_romania
1f1f7-1f1f8 flag_serbia
1f1f7-1f1fa flag_russia
1f1f7-1f1fc flag_rwanda
1f1f8-1f1e6 flag_saudi_arabia
1f1f8-1f1e7 flag_solomon_islands
1f1f8-1f1e8 flag_seychelles
1f1f8-1f1e9 flag_sudan
1f1f8-1f1ea flag_sweden
1f1f8-1f1ec flag_singapore
1f1f8-1f1ed flag_st_helena
1f1f8-1f1ee flag_slovenia
1f1f8-1f1ef flag_svalbard_and_jan_mayen
1f1f8-1f1f0 flag_slovakia
1f1f8-1f1f1 flag_sierra_leone
1f1f8-1f1f2 flag_san_marino
1f1f8-1f1f3 flag_senegal
1f1f8-1f1f4 flag_somalia
1f1f8-1f1f7 flag_suriname
1f1f8-1f1f8 flag_south_sudan
1f1f8-1f1f9 flag_são_tomé_and_príncipe flag_sao_tome_and_principe
1f1f8-1f1fb flag_el_salvador
1f1f8-1f1fd flag_sint_maarten
1f1f8-1f1fe flag_syria
1f1f8-1f1ff flag_eswatini
1f1f9-1f1e6 flag_tristan_da_cunha
1f1f9-1f1e8 flag_turks_and_caicos_islands
1f1f9-1f1e9 flag_chad
1f1f9-1f1eb flag_french_southern_territories
1f1f9-1f1ec flag_togo
1f1f9-1f1ed flag_thailand
1f1f9-1f1ef flag_tajikistan
1f1f9-1f1f0 flag_tokelau
1f1f9-1f1f1 flag_timor_leste
1f1f9-1f1f2 flag_turkmenistan
1f1f9-1f1f3 flag_tunisia
1f1f9-1f1f4 flag_tonga
1f1f9-1f1f7 flag_türkiye flag_turkiye
1f1f9-1f1f9 flag_trinidad_and_tobago
1f1f9-1f1fb flag_tuvalu
1f1f9-1f1fc flag_taiwan
1f1f9-1f1ff flag_tanzania
1f1fa-1f1e6 flag_ukraine
1f1fa-1f1ec flag_uganda
1f1fa-1f1f2 flag_us_outlying_islands
1f1fa-1f1f3 flag_united_nations
1f1fa-1f1f8 flag_united_states
1f1fa-1f1fe flag_uruguay
1f1fa-1f1ff flag_uzbekistan
1f1fb-1f1e6 flag_vatican_city
1f1fb-1f1e8 flag_st_vincent_and_grenadines
1f1fb-1f1ea flag_venezuela
1f1fb-1f1ec flag_british_virgin_islands
1f1fb-1f1ee flag_us_virgin_islands
1f1fb-1f1f3 flag_vietnam
1f1fb-1f1fa flag_vanuatu
1f1fc-1f1eb flag_wallis_and_futuna
1f1fc-1f1f8 flag_samoa
1f1fd-1f1f0 flag_kosovo
1f1fe-1f1ea flag_yemen
1f1fe-1f1f9 flag_mayotte
1f1ff-1f1e6 flag_south_africa
1f1ff-1f1f2 flag_zambia
1f1ff-1f1fc flag_zimbabwe
1f201 japanese_here_button
 japanese_service_charge_button charge
1f21a japanese_free_of_charge_button u7121
1f22f japanese_reserved_button reserved
1f232 japanese_prohibited_button u7981
 japanese_vacancy_button vacancy
 japanese_passing_grade_button u5408
 japanese_no_vacancy_button u6e80
 japanese_not_free_of_charge_button u6709
 japanese_monthly_amount_button u6708
 japanese_application_button u7533
 japanese_discount_button u5272
 japanese_open_for_business_button u55b6
1f250 japanese_bargain_button ideograph_advantage
 japanese_acceptable_button accept
1f300 cyclone hurricane typhoon
 foggy
 closed_umbrella
 night
 mountain_sunrise
 sunrise ocean_sunrise
 sunset
 city_sunrise
 rainbow pride lgbtq
 bridge
 ocean
 volcano
 milky_way night_sky
 earth_africa
 earth_americas
 earth_asia
 www globe
 new_moon
 waxing_crescent_moon waxing
 first_quarter_moon first
 waxing_moon
 full_moon
 waning_gibbous_moon gibbous
 last_quarter_moon
 waning_crescent_moon
 moon
 new_moon_face
 goodnight
 last_quarter_moon_face
 moon_face
 sun_face
 glowing_star
 shooting_star wish
 temperature thermometer warm
1f324 mostly_sunny
 cloudy
 sunshowers sun_and_rain partly_sunny_with_rain
 rainy soaked drenched
 snowy snowstorm
 lightning lightning_storm
 tornado
 fog hazy
 windy mother_nature
 hotdog
 taco
 burrito
 chestnut
 seedling sprout
 evergreen_tree
 tree deciduous_tree
 palm_tree
 cactus
 hot_pepper chili_pepper
 tulip flower
 cherry_blossom
 rose
 hibiscus
 sunflower
 blossom
 corn maize
 harvest ear_of_rice
 herb plant
 lucky four_leaf_clover
 maple_leaf
 fallen_leaf
 leaves wind fall
 mushroom
1f344-200d-1f7eb brown_mushroom fungus fungi portobello shiitake shroom spore toppings truffle
 tomato
 eggplant
 grapes
 melon
 watermelon
 orange tangerine mandarin
 lemon
1f34b-200d-1f7e9 lime citrus acidity garnish margarita mojito refreshing salsa sour tangy tequila zest
 banana
 pineapple
 apple
 green_apple
 pear
 peach
 cherries
 strawberry
 hamburger
 pizza
 meat
 drumstick poultry
 senbei rice_cracker
 onigiri
 rice
 curry
 ramen noodles
 spaghetti
 bread
 fries
 yam sweet_potato
 dango
 oden
 sushi
 tempura
 naruto
 soft_serve soft_ice_cream
 shaved_ice
 ice_cream gelato
 donut doughnut
 cookie
 chocolate
 candy
 lollipop
 custard flan
 honey
 cake
 bento
 food soup stew
 cooking
 fork_and_knife eating_utensils
 tea
 sake
 wine
 cocktail
 tropical_drink
 beer
 beers
 baby_bottle
 hungry meal table_setting fork_and_knife_with_plate lets_eat
 champagne
 popcorn
 ribbon decoration
 gift present
 birthday
 jack-o-lantern pumpkin
 holiday_tree
 santa
 fireworks
 sparkler
 balloon celebration
 tada
 confetti party_ball
 wish_tree tanabata_tree
 crossed_flags solidarity
 bamboo
 dolls
 carp_streamer flags
 wind_chime
 moon_ceremony
 backpack satchel
 graduate mortar_board
1f396 military_medal
 reminder_ribbon
1f399 studio_microphone
 volume level_slider
 control_knobs
1f39e film
 ticket
 carousel merry_go_round
 ferris_wheel
 roller_coaster
 fishing
 microphone mike mic
 movie_camera
 cinema movie_theater
 headphones
 art palette painting
 top_hat
 circus
 pass
 action
 performing_arts drama theater
 video_game
 direct_hit darts bulls_eye
 slot_machine
 billiards pool 8_ball
 dice die
 strike bowling
 playing_cards
 music
 musical_notes
 saxophone
 guitar
 piano musical_keyboard
 trumpet
 violin
 musical_score
 running_shirt
 tennis
 ski
 basketball
 checkered_flag race go start
 snowboarder
 running runner
1f3c3-200d-2640 woman_running
1f3c3-200d-2640-200d-27a1 woman_running_facing_right
1f3c3-200d-2642 man_running
1f3c3-200d-2642-200d-27a1 man_running_facing_right
1f3c3-200d-27a1 person_running_facing_right
 surf
1f3c4-200d-2640 woman_surfing
1f3c4-200d-2642 man_surfing
 medal
 trophy winner
 horse_racing horse_riding
 american_football
 rugby
 swim
1f3ca-200d-2640 woman_swimming
1f3ca-200d-2642 man_swimming
 lift work_out weight_lift gym
1f3cb-200d-2640 woman_lifting_weights
1f3cb-200d-2642 man_lifting_weights
 golf
1f3cc-200d-2640 woman_golfing
1f3cc-200d-2642 man_golfing
 motorcycle
 racecar
 cricket_game
 volleyball
 field_hockey
 ice_hockey
 ping_pong table_tennis
 snowy_mountain
 campsite
 beach
 construction
 houses
 city skyline
 derelict_house condemned
 classical_building
 desert
 island
 national_park
 stadium
 house
 suburb
 office
 japan_post
 post_office
 hospital
 bank
 atm
 hotel
 love_hotel
 convenience_store
 school
 department_store
 factory
 lantern izakaya_lantern
 shiro
 castle
1f3f3 white_flag surrender
1f3f3-200d-26a7 transgender_flag
1f3f3-200d-1f308 rainbow_flag bisexual gay genderqueer glbt glbtq lesbian lgbt lgbtqia queer trans
 black_flag
1f3f4-200d-2620 pirate_flag plunder jolly roger
1f3f4-e0067-e0062-e0065-e006e-e0067-e007f flag_england
1f3f4-e0067-e0062-e0073-e0063-e0074-e007f flag_scotland
1f3f4-e0067-e0062-e0077-e006c-e0073-e007f flag_wales
 rosette
1f3f7 label tag price_tag
 badminton
 bow_and_arrow archery
 vase amphora
1f400 rat
 mouse
 ox bull
 water_buffalo
 cow
 tiger
 leopard
 rabbit
 cat meow
1f408-200d-2b1b black_cat unlucky feline
 dragon
 crocodile
 humpback_whale
 snail
 snake hiss
 horse
 ram
 goat
 sheep baa
 monkey
 rooster alarm cock-a-doodle-doo
 chicken cluck
 dog woof
1f415-200d-1f9ba service_dog assistance
 pig oink
 boar
 elephant
 octopus
 shell seashell conch spiral_shell
 bug caterpillar
 ant
 bee buzz honeybee
 lady_beetle ladybird ladybug
 fish
 tropical_fish
 blowfish
 turtle tortoise
 hatching hatching_chick
 chick baby_chick
 new_baby
 bird
1f426-200d-2b1b black_bird crow raven rook beak caw corvid
1f426-200d-1f525 phoenix firebird rebirth reincarnation ascension emerge glory immortal reinvent renewal revival revive rise transform
 penguin
 koala
 poodle
 arabian_camel
 camel
 dolphin flipper
 dormouse
 calf
 tiger_cub
 bunny
 kitten
 dragon_face
 whale
 pony
 monkey_face
 puppy
 piglet
 frog
 hamster
 wolf
 bear
1f43b-200d-2744 polar_bear arctic polar
 panda
 pig_nose
 paw_prints paws
 chipmunk
 eyes looking
 eye
1f441-200d-1f5e8 eye_in_speech_bubble speech witness
 ear
 nose
 lips mouth
 tongue
 point_up this
 point_down
 point_left
 point_right
 fist_bump punch
 wave hello hi
 ok got_it
 +1 thumbs_up like
 -1 thumbs_down
 clap applause
 open_hands
 crown queen king
 hat
 glasses spectacles
 tie
 shirt tshirt
 jeans denim
 dress
 kimono
 bikini
 clothing
 purse
 handbag
 pouch
 shoe
 athletic_shoe sneaker running_shoe
 high_heels
 sandal flip_flops
 boot
 footprints feet
 silhouette shadow
 silhouettes shadows
 boy
 girl
 man
1f468-200d-2695 man_health_worker
1f468-200d-2696 man_judge
1f468-200d-2708 man_pilot
1f468-200d-2764-200d-1f468 couple_with_heart_man_man
1f468-200d-2764-200d-1f48b-200d-1f468 kiss_man_man
1f468-200d-1f33e man_farmer
1f468-200d-1f373 man_cook
1f468-200d-1f37c man_feeding_baby father
1f468-200d-1f393 man_student
1f468-200d-1f3a4 man_singer
1f468-200d-1f3a8 man_artist
1f468-200d-1f3eb man_teacher
1f468-200d-1f3ed man_factory_worker
1f468-200d-1f466 family_man_boy
1f468-200d-1f466-200d-1f466 family_man_boy_boy
1f468-200d-1f467 family_man_girl
1f468-200d-1f467-200d-1f466 family_man_girl_boy
1f468-200d-1f467-200d-1f467 family_man_girl_girl
1f468-200d-1f468-200d-1f466 family_man_man_boy
1f468-200d-1f468-200d-1f466-200d-1f466 family_man_man_boy_boy
1f468-200d-1f468-200d-1f467 family_man_man_girl
1f468-200d-1f468-200d-1f467-200d-1f466 family_man_man_girl_boy
1f468-200d-1f468-200d-1f467-200d-1f467 family_man_man_girl_girl
1f468-200d-1f469-200d-1f466 family_man_woman_boy
1f468-200d-1f469-200d-1f466-200d-1f466 family_man_woman_boy_boy
1f468-200d-1f469-200d-1f467 family_man_woman_girl
1f468-200d-1f469-200d-1f467-200d-1f466 family_man_woman_girl_boy
1f468-200d-1f469-200d-1f467-200d-1f467 family_man_woman_girl_girl
1f468-200d-1f4bb man_technologist
1f468-200d-1f4bc man_office_worker
1f468-200d-1f527 man_mechanic
1f468-200d-1f52c man_scientist
1f468-200d-1f680 man_astronaut
1f468-200d-1f692 man_firefighter
1f468-200d-1f9af man_with_white_cane
1f468-200d-1f9af-200d-27a1 man_with_white_cane_facing_right
1f468-200d-1f9b0 man_red_hair
1f468-200d-1f9b1 man_curly_hair
1f468-200d-1f9b2 man_bald
1f468-200d-1f9b3 man_white_hair
1f468-200d-1f9bc man_in_motorized_wheelchair
1f468-200d-1f9bc-200d-27a1 man_in_motorized_wheelchair_facing_right
1f468-200d-1f9bd man_in_manual_wheelchair
1f468-200d-1f9bd-200d-27a1 man_in_manual_wheelchair_facing_right
 woman
1f469-200d-2695 woman_health_worker
1f469-200d-2696 woman_judge
1f469-200d-2708 woman_pilot
1f469-200d-2764-200d-1f468 couple_with_heart_woman_man
1f469-200d-2764-200d-1f469 couple_with_heart_woman_woman
1f469-200d-2764-200d-1f48b-200d-1f468 kiss_woman_man
1f469-200d-2764-200d-1f48b-200d-1f469 kiss_woman_woman
1f469-200d-1f33e woman_farmer
1f469-200d-1f373 woman_cook
1f469-200d-1f37c woman_feeding_baby
1f469-200d-1f393 woman_student
1f469-200d-1f3a4 woman_singer
1f469-200d-1f3a8 woman_artist
1f469-200d-1f3eb woman_teacher
1f469-200d-1f3ed woman_factory_worker
1f469-200d-1f466 family_woman_boy
1f469-200d-1f466-200d-1f466 family_woman_boy_boy
1f469-200d-1f467 family_woman_girl
1f469-200d-1f467-200d-1f466 family_woman_girl_boy
1f469-200d-1f467-200d-1f467 family_woman_girl_girl
1f469-200d-1f469-200d-1f466 family_woman_woman_boy
1f469-200d-1f469-200d-1f466-200d-1f466 family_woman_woman_boy_boy
1f469-200d-1f469-200d-1f467 family_woman_woman_girl
1f469-200d-1f469-200d-1f467-200d-1f466 family_woman_woman_girl_boy
1f469-200d-1f469-200d-1f467-200d-1f467 family_woman_woman_girl_girl
1f469-200d-1f4bb woman_technologist
1f469-200d-1f4bc woman_office_worker
1f469-200d-1f527 woman_mechanic
1f469-200d-1f52c woman_scientist
1f469-200d-1f680 woman_astronaut
1f469-200d-1f692 woman_firefighter
1f469-200d-1f9af woman_with_white_cane
1f469-200d-1f9af-200d-27a1 woman_with_white_cane_facing_right
1f469-200d-1f9b0 woman_red_hair
1f469-200d-1f9b1 woman_curly_hair
1f469-200d-1f9b2 woman_bald
1f469-200d-1f9b3 woman_white_hair
1f469-200d-1f9bc woman_in_motorized_wheelchair
1f469-200d-1f9bc-200d-27a1 woman_in_motorized_wheelchair_facing_right
1f469-200d-1f9bd woman_in_manual_wheelchair
1f469-200d-1f9bd-200d-27a1 woman_in_manual_wheelchair_facing_right
 family
 man_and_woman_holding_hands man_and_woman_couple
 two_men_holding_hands men_couple
 two_women_holding_hands women_couple
 police cop
1f46e-200d-2640 woman_police_officer
1f46e-200d-2642 man_police_officer
 dancers
1f46f-200d-2640 women_with_bunny_ears
1f46f-200d-2642 men_with_bunny_ears
 bride
1f470-200d-2640 woman_with_veil
1f470-200d-2642 man_with_veil
 person_blond_hair human
1f471-200d-2640 woman_blond_hair blonde
1f471-200d-2642 man_blond_hair
 gua_pi_mao
 turban
1f473-200d-2640 woman_wearing_turban
1f473-200d-2642 man_wearing_turban
 older_man elderly_man
 older_woman elderly_woman
 baby
 construction_worker
1f477-200d-2640 woman_construction_worker
1f477-200d-2642 man_construction_worker
 princess
 ogre
 goblin
 ghost boo spooky haunted
 angel
 alien ufo
 space_invader
 devil imp angry_devil
 skull
 information_desk_person person_tipping_hand
1f481-200d-2640 woman_tipping_hand
1f481-200d-2642 man_tipping_hand
 guard
1f482-200d-2640 woman_guard
1f482-200d-2642 man_guard
 dancer
 lipstick
 nail_polish nail_care
 massage
1f486-200d-2640 woman_getting_massage
1f486-200d-2642 man_getting_massage
 haircut
1f487-200d-2640 woman_getting_haircut
1f487-200d-2642 man_getting_haircut
 barber striped_pole
 injection syringe
 medicine pill
 lipstick_kiss
 love_letter
 ring
 gem crystal
 kiss
 bouquet
 couple_with_heart
 wedding
 heartbeat
 broken_heart heartache
 two_hearts
 sparkling_heart
 heart_pulse growing_heart
 cupid smitten heart_arrow
 blue_heart
 green_heart envy
 yellow_heart heart_of_gold
 purple_heart bravery
 gift_heart
 revolving_hearts
 heart_box
 cute kawaii diamond_with_a_dot
 light_bulb bulb idea
 anger bam pow
 bomb
 zzz
 boom explosion crash collision
 sweat_drops
 drop water_drop
 dash
 poop pile_of_poo
 muscle
 seeing_stars
 umm speech_balloon
 thought dream
 white_flower
 100 hundred
 money
 exchange
 dollars
 credit_card debit_card
 yen_banknotes
 dollar_bills
 euro_banknotes
 pound_notes
 losing_money easy_come_easy_go money_with_wings
 stock_market
 seat
 computer laptop
 briefcase
 gold_record minidisc
 floppy_disk
 cd
 dvd
 organize file_folder
 folder
 page_with_curl curl
 document paper file page
 calendar
 date
 rolodex card_index
 chart upwards_trend growing increasing
 downwards_trend shrinking decreasing
 bar_chart
 clipboard
 push_pin thumb_tack
 pin sewing_pin
 paperclip attachment
 ruler straightedge
 carpenter_square triangular_ruler
 place_holder
 ledger spiral_notebook
 notebook composition_book
 decorative_notebook
 red_book closed_book
 book open_book
 green_book
 blue_book
 orange_book
 books
 name_badge
 scroll
 memo note
 landline home_phone
 pager
 fax
 satellite_antenna
 loudspeaker bullhorn
 megaphone shout
 outbox
 inbox
 package
 e-mail
 mail_received
 mail_sent sealed
 closed_mailbox
 mailbox
 unread_mail
 inbox_zero empty_mailbox no_mail
 mail_dropoff
 horn
 headlines
 mobile_phone smartphone iphone android
 calling
 vibration_mode
 phone_off
 no_phones
 cell_reception signal_strength signal_bars
 camera
 taking_a_picture say_cheese
 video_camera video_recorder
 tv television
 radio
 vhs videocassette
 projector movie
1f4ff prayer_beads
 shuffle
 repeat
 repeat_one
 clockwise
 counterclockwise return
 low_brightness dim
 brightness high_brightness
 mute no_sound
 speaker
 softer
 louder sound
 battery full_battery
 electric_plug
 search find magnifying_glass
 magnifying_glass_tilted_right magnifying contact right_pointing tilted
 privacy key_signing digital_security protected
 secure lock_with_key safe commitment loyalty
 key
 locked
 unlocked
 notifications bell
 mute_notifications
 bookmark
 link
 radio_button
 back
 end
 on
 soon
 top
 underage nc17
 ten
 capital_abcd capital_letters
 abcd alphabet
 1234 numbers
 symbols
 abc
 fire lit hot flame
 flashlight
 fixing wrench
 hammer maintenance handyman handywoman
 nut_and_bolt screw
 knife hocho betrayed
 gun
 science microscope
 telescope
 crystal_ball oracle future fortune_telling
 dotted_six_pointed_star six_pointed
 beginner
 trident
 white_and_black_square
 black_and_white_square
 red_circle
 blue_circle
 large_orange_diamond
 large_blue_diamond
 small_orange_diamond
 small_blue_diamond
 red_triangle_up
 red_triangle_down
 upvote up_button increase
 downvote down_button decrease
1f549 om hinduism
 dove dove_of_peace
 kaaba
 mosque
 synagogue
 menorah
1f557 time clock
1f56f candle
 mantelpiece_clock
1f573 hole
 levitating hover
 detective spy sleuth agent sneaky
1f575-200d-2640 woman_detective
1f575-200d-2642 man_detective
 dark_sunglasses
 spider
 web spider_web
 joystick arcade
 dancing disco
1f587 office_supplies paperclip_chain linked
1f58a pen ballpoint_pen
 fountain_pen
 paintbrush
 crayon
1f590 high_five palm
1f595 middle_finger
 spock live_long_and_prosper
1f5a4 black_heart
 desktop_computer
1f5a8 printer
1f5b1 computer_mouse
 trackball
1f5bc picture framed_picture
1f5c2 sort
 archive
 file_cabinet
1f5d1 wastebasket trash_can
 spiral_notepad
 spiral_calendar pad
1f5dc compression vise
 secret dungeon old_key encrypted clue hint
 newspaper swat
1f5e1 dagger rated_for_violence
1f5e3 speaking_head
1f5e8 speech_bubble
1f5ef anger_bubble
1f5f3 ballot_box
1f5fa map world_map road_trip
 mount_fuji
 tower tokyo_tower
 statue new_york statue_of_liberty
 japan
 rock_carving moyai
 grinning happy
 grinning_face_with_smiling_eyes
 joy tears laughter_tears
 smiley
 smile
 sweat_smile
 laughing lol
 innocent halo
 smiling_devil smiling_imp smiling_face_with_horns
 wink
 blush
 yum
 relieved
 heart_eyes in_love
 sunglasses
 smirk smug
 neutral
 expressionless
 unamused
 sweat
 pensive tired
 oh_no half_frown concerned confused
 confounded agony
 kissing_face smooch smooches
 heart_kiss blow_a_kiss
 kiss_smiling_eyes
 kiss_with_blush
 stuck_out_tongue mischievous
 stuck_out_tongue_wink joking crazy
 stuck_out_tongue_closed_eyes
 disappointed
 worried
 angry
 rage mad grumpy very_angry
 cry
 persevere helpless
 triumph
 exhausted disappointed_relieved stressed
 frowning
 anguished pained
 fear scared shock
 weary distraught
 sleepy
 anguish
 grimacing nervous anxious
 sob
 open_mouth surprise
1f62e-200d-1f4a8 face_exhaling exhale groan relief whisper whistle blow blowing exhaling sigh smoke
 hushed
 cold_sweat
 scream
 astonished
 flushed embarrassed blushing
 sleeping
 dizzy
1f635-200d-1f4ab face_with_spiral_eyes hypnotized trouble woah
 speechless no_mouth blank poker_face
1f636-200d-1f32b face_in_clouds absentminded clouds
 mask
 smile_cat
 joy_cat
 smiley_cat
 heart_eyes_cat
 smirk_cat smug_cat
 kissing_cat
 angry_cat pouting_cat
 crying_cat
 scream_cat weary_cat
 frown slight_frown
 slight_smile
1f642-200d-2194 head_shaking_horizontally horizontally
1f642-200d-2195 head_shaking_vertically nod vertically
 upside_down oops
 rolling_eyes
 no_signal nope
1f645-200d-2640 woman_gesturing_no
1f645-200d-2642 man_gesturing_no
 ok_signal
1f646-200d-2640 woman_gesturing_ok
1f646-200d-2642 man_gesturing_ok
 bow
1f647-200d-2640 woman_bowing
1f647-200d-2642 man_bowing
 see_no_evil
 hear_no_evil
 speak_no_evil
 raising_hand pick_me
1f64b-200d-2640 woman_raising_hand
1f64b-200d-2642 man_raising_hand
 raised_hands praise
 person_frowning
1f64d-200d-2640 woman_frowning
1f64d-200d-2642 man_frowning
 person_pouting
1f64e-200d-2640 woman_pouting
1f64e-200d-2642 man_pouting
 folded_hands welcome thank_you namaste pray
1f680 rocket
 helicopter
 train steam_locomotive
 railway_car train_car
 high_speed_train
 bullet_train
 oncoming_train
 subway
 light_rail
 station
 oncoming_tram oncoming_streetcar oncoming_trolley
 tram streetcar
 bus school_bus
 oncoming_bus
 trolley
 bus_stop
 minibus
 ambulance
 fire_truck fire_engine
 police_car
 oncoming_police_car
 taxi rideshare
 oncoming_taxi
 car
 oncoming_car oncoming_automobile
 recreational_vehicle jeep
 moving_truck
 truck tractor-trailer big_rig semi_truck transport_truck
 tractor
 monorail elevated_train
 mountain_railway
 suspension_railway
 gondola mountain_cableway
 aerial_tramway ski_lift
 ship
 rowboat crew sculling rowing
1f6a3-200d-2640 woman_rowing_boat
1f6a3-200d-2642 man_rowing_boat
 speedboat
 horizontal_traffic_light
 traffic_light vertical_traffic_light
 work_in_progress construction_zone
 siren rotating_light alert
 triangular_flag
 door
 prohibited not_allowed
 smoking
 no_smoking
 put_litter_in_its_place
 do_not_litter
 potable_water tap_water drinking_water
 non-potable_water
 bike bicycle
 no_bicycles
 cyclist
1f6b4-200d-2640 woman_biking
1f6b4-200d-2642 man_biking
 mountain_biker
1f6b5-200d-2640 woman_mountain_biking
1f6b5-200d-2642 man_mountain_biking
 walking pedestrian
1f6b6-200d-2640 woman_walking
1f6b6-200d-2640-200d-27a1 woman_walking_facing_right
1f6b6-200d-2642 man_walking
1f6b6-200d-2642-200d-27a1 man_walking_facing_right
1f6b6-200d-27a1 person_walking_facing_right
 no_pedestrians
 children_crossing school_crossing drive_with_care
 mens
 womens
 restroom
 baby_change_station nursery
 toilet
 wc water_closet
 shower
 bath
 bathtub
 passport_control immigration
 customs
 baggage_claim
 locker locked_bag
1f6cb living_room furniture couch_and_lamp lifestyles
 in_bed accommodations guestrooms
 shopping_bags
 bellhop_bell reception services ding
 bed bedroom
 place_of_worship
 stop_sign octagonal_sign
 shopping_cart shopping_trolley
1f6d5 hindu_temple hindu temple
 hut roundhouse yurt shelter
 elevator hoist
1f6dc wireless internet network wi_fi wifi broadband connectivity hotspot router wlan
 playground_slide amusement park playground slide sliding theme
 wheel tire turn vehicle
 ring_buoy float rescue buoy lifesaver preserver save saver
 working_on_it hammer_and_wrench tools
 shield
 oil_drum commodities
 road motorway
 railway_track train_tracks
 motor_boat
1f6e9 small_airplane
1f6eb take_off departure airplane_departure
 landing arrival airplane_arrival
1f6f0 satellite
1f6f3 passenger_ship yacht cruise
 kick_scooter
 scooter motor_bike
 canoe
 sled sledge sleigh luge toboggan
 flying_saucer aliens extra saucer terrestrial
 skateboard board skater wheels
 auto_rickshaw auto rickshaw tuk
 pickup_truck pick_up pickup automobile flatbed transportation
 roller_skate blades skates
1f7e0 orange_circle
 yellow_circle yellow
 green_circle
 purple_circle
 brown_circle
 red_square penalty
 blue_square
 orange_square
 yellow_large_square
 green_large_square
 purple_square
 brown_square
1f7f0 heavy_equals_sign equality math answer equal equals
1f90c pinched_fingers interrogation pinched huh patience ugh zip
 white_heart
 brown_heart
 pinching_hand amount bit little pinching
 silence quiet hush zip_it lips_are_sealed
 money_face kaching
 sick flu face_with_thermometer ill fever
 nerd geek
 thinking
 hurt head_bandage injured
 robot
 hug arms_open
 rock_on sign_of_the_horns
 call_me
 stop
 left_fist
 right_fist
 handshake done_deal
 fingers_crossed
 love_you_gesture
 cowboy
 clown
 nauseated queasy
 rolling_on_the_floor_laughing rofl
 drooling
 lying
 face_palm
1f926-200d-2640 woman_facepalming
1f926-200d-2642 man_facepalming
 sneezing
 face_with_raised_eyebrow distrust skeptic disapproval emoji hmm mild raised skepticism
 star_struck starry_eyed
 zany_face goofy zany
 shushing_face shush shh shushing
 face_with_symbols_on_mouth swearing censor cursing cussing pissed
 face_with_hand_over_mouth whoops giggle giggling realization sudden
 face_vomiting puke vomit barf ew gross spew vomiting
 exploding_head shocked blown explode exploding mind mindblown way
 pregnant expecting
 breast_feeding breast
 palms_up_together prayer cupped dua palms
 selfie
 prince
 tuxedo
1f935-200d-2640 woman_in_tuxedo
1f935-200d-2642 man_in_tuxedo
 mother_christmas mrs_claus
 shrug
1f937-200d-2640 woman_shrugging
1f937-200d-2642 man_shrugging
 cartwheel acrobatics gymnastics tumbling
1f938-200d-2640 woman_cartwheeling
1f938-200d-2642 man_cartwheeling
 juggling
1f939-200d-2640 woman_juggling
1f939-200d-2642 man_juggling
 fencing
1f93c wrestling
1f93c-200d-2640 women_wrestling
1f93c-200d-2642 men_wrestling
 water_polo
1f93d-200d-2640 woman_playing_water_polo
1f93d-200d-2642 man_playing_water_polo
 handball
1f93e-200d-2640 woman_playing_handball
1f93e-200d-2642 man_playing_handball
 diving_mask snorkeling
 wilted_flower crushed
 drum
 clink toast
 small_glass
 spoon
 gooooooooal goal
1f947 first_place gold number_one
 second_place silver
 third_place bronze
 boxing_glove
 black_belt keikogi dogi martial_arts
 curling_stone curling
 lacrosse
 softball glove underarm
 flying_disc ultimate disc
 croissant
 avocado
 cucumber
 bacon
 potato
 carrot
 baguette
 salad
 paella
 doner_kebab shawarma souvlaki stuffed_flatbread
 egg
 milk glass_of_milk
 peanuts
 kiwi
 pancakes breakfast
 dumpling empanada gyōza jiaozi pierogi potsticker gyoza
 fortune_cookie prophecy
 takeout_box delivery takeout
 chopsticks hashi jeotgarak kuaizi
 bowl_with_spoon cereal congee bowl oatmeal porridge
 cup_with_straw soda malt soft
 coconut colada pina piña
 broccoli wild
 pie filling pastry slice
 pretzel twisted convoluted
 cut_of_meat lambchop porkchop steak
 sandwich
 canned_food can canned
 leafy_green kale lettuce bok burgers choy leafy
 mango
 moon_cake autumn festival yuèbǐng yuebing
 bagel schmear
 smiling_face_with_hearts adore crush 3
 yawning_face yawn bedtime nap sleep yawning
 smiling_face_with_tear tear touched glad pain
 partying_face bday hooray
 woozy_face intoxicated tipsy drunk uneven wavy
 hot_face feverish red_faced sweating dying panting stroke
 cold_face blue_faced freezing frostbite icicles subzero
 ninja fighter stealth assassin fight skills
 disguised_face disguise incognito moustache mustache tache tash
 face_holding_back_tears resist admiration aww feelings gratitude holding
 pleading_face begging mercy big pleading why
 sari
 lab_coat clothes dr
 goggles welding dive
 hiking_boot backpacking hiking outdoors
 flat_shoe slip_on slipper comfy flat flats
 crab
 lion
 scorpion
 turkey
 unicorn
 eagle
 duck
 bat
 shark
 owl
 fox
 butterfly
 deer
 gorilla
 lizard gecko
 rhinoceros
 shrimp
 squid
 giraffe spots
 zebra stripe
 hedgehog spiny
 sauropod brachiosaurus brontosaurus diplodocus
 t_rex rex t tyrannosaurus
 cricket grasshopper orthoptera
 kangaroo joey jump marsupial
 llama alpaca guanaco vicuña wool vicuna
 peacock ostentatious peahen colorful
 hippopotamus hippo
 parrot talk
 raccoon curious
 lobster bisque claws seafood
 mosquito malaria
 microbe amoeba
 badger pester
 swan cygnet duckling ugly
 mammoth tusk wooly
 dodo
 sloth lazy slow
 otter playful
 orangutan ape
 skunk stink
 flamingo flamboyant
 oyster
 beaver dam
 bison buffalo herd wisent
 seal
 guide_dog
 white_cane
1f9b4 bone wishbone
 leg limb knee
 foot stomp ankle
 tooth dentist pearly
 superhero
1f9b8-200d-2640 woman_superhero heroine
1f9b8-200d-2642 man_superhero
 supervillain
1f9b9-200d-2640 woman_supervillain
1f9b9-200d-2642 man_supervillain
 safety_vest emergency vest
 ear_with_hearing_aid hard hearing
 motorized_wheelchair
 manual_wheelchair
 mechanical_arm arm
 mechanical_leg
 cheese
 cupcake dessert sprinkles sugar treat
 salt flavor salty taste
 beverage_box beverage
 garlic
 onion
 falafel chickpea meatball
 waffle indecisive iron
 butter dairy
 mate
 ice iceberg cube
 bubble_tea boba
 troll monster trolling
 person_standing
1f9cd-200d-2640 woman_standing
1f9cd-200d-2642 man_standing
 person_kneeling
1f9ce-200d-2640 woman_kneeling
1f9ce-200d-2640-200d-27a1 woman_kneeling_facing_right
1f9ce-200d-2642 man_kneeling
1f9ce-200d-2642-200d-27a1 man_kneeling_facing_right
1f9ce-200d-27a1 person_kneeling_facing_right
 deaf_person
1f9cf-200d-2640 deaf_woman
1f9cf-200d-2642 deaf_man
 face_with_monocle monocle stuffy classy fancy wealthy
 person
1f9d1-200d-2695 health_worker
1f9d1-200d-2696 judge
1f9d1-200d-2708 pilot
1f9d1-200d-1f33e farmer
1f9d1-200d-1f373 cook
1f9d1-200d-1f37c person_feeding_baby parent
1f9d1-200d-1f384 mx_claus christmas claus holiday merry mx xmas
1f9d1-200d-1f393 student
1f9d1-200d-1f3a4 singer
1f9d1-200d-1f3a8 artist
1f9d1-200d-1f3eb teacher
1f9d1-200d-1f3ed factory_worker
1f9d1-200d-1f4bb technologist
1f9d1-200d-1f4bc office_worker
1f9d1-200d-1f527 mechanic
1f9d1-200d-1f52c scientist
1f9d1-200d-1f680 astronaut
1f9d1-200d-1f692 firefighter
1f9d1-200d-1f91d-200d-1f9d1 people_holding_hands friends twins
1f9d1-200d-1f9af person_with_white_cane
1f9d1-200d-1f9af-200d-27a1 person_with_white_cane_facing_right
1f9d1-200d-1f9b0 person_red_hair
1f9d1-200d-1f9b1 person_curly_hair
1f9d1-200d-1f9b2 person_bald
1f9d1-200d-1f9b3 person_white_hair
1f9d1-200d-1f9bc person_in_motorized_wheelchair
1f9d1-200d-1f9bc-200d-27a1 person_in_motorized_wheelchair_facing_right
1f9d1-200d-1f9bd person_in_manual_wheelchair
1f9d1-200d-1f9bd-200d-27a1 person_in_manual_wheelchair_facing_right
1f9d1-200d-1f9d1-200d-1f9d2 family_adult_adult_child
1f9d1-200d-1f9d1-200d-1f9d2-200d-1f9d2 family_adult_adult_child_child
1f9d1-200d-1f9d2 family_adult_child
1f9d1-200d-1f9d2-200d-1f9d2 family_adult_child_child
 child young bright_eyed grandchild kid younger
 older_person old elderly grandparent wise
 person_beard
1f9d4-200d-2640 woman_beard
1f9d4-200d-2642 man_beard
 woman_with_headscarf headscarf hijab mantilla tichel bandana kerchief
 person_in_steamy_room
1f9d6-200d-2640 woman_in_steamy_room
1f9d6-200d-2642 man_in_steamy_room
 person_climbing
1f9d7-200d-2640 woman_climbing
1f9d7-200d-2642 man_climbing
 person_in_lotus_position
1f9d8-200d-2640 woman_in_lotus_position
1f9d8-200d-2642 man_in_lotus_position
 mage
1f9d9-200d-2640 woman_mage
1f9d9-200d-2642 man_mage
 fairy
1f9da-200d-2640 woman_fairy titania
1f9da-200d-2642 man_fairy oberon puck
 vampire dracula
1f9db-200d-2640 woman_vampire
1f9db-200d-2642 man_vampire
 merperson
1f9dc-200d-2640 mermaid merwoman
1f9dc-200d-2642 merman triton neptune poseidon
 elf
1f9dd-200d-2640 woman_elf
1f9dd-200d-2642 man_elf
 genie
1f9de-200d-2640 woman_genie
1f9de-200d-2642 man_genie
 zombie
1f9df-200d-2640 woman_zombie
1f9df-200d-2642 man_zombie
 brain intelligent smart
 orange_heart
 billed_cap billed cap
 scarf neck
 gloves
 coat brr
 socks stocking
 red_envelope hóngbāo hongbao lai see
 firecracker dynamite explosive pop popping spark
 puzzle_piece interlocking jigsaw piece puzzle
 test_tube chemistry test tube
 petri_dish biology culture dish petri
 dna evolution gene genetics
 compass navigation orienteering direction
 abacus calculation calculator
 fire_extinguisher extinguish quench extinguisher
 toolbox chest
 brick bricks clay mortar wall
 magnet attraction horseshoe negative positive shape u
 luggage packing travel bag suitcase
 lotion_bottle lotion moisturizer shampoo sunscreen bottle
 thread spool string
 yarn crochet knit
 safety_pin diaper punk
 teddy_bear plaything plush teddy
 broom sweeping
 basket farming laundry picnic
 roll_of_paper roll towels
 soap bar lather soapdish
 sponge absorbing porous soak
 receipt accounting bookkeeping evidence proof invoice
 nazar_amulet bead charm evil_eye nazar talisman
1fa70 ballet_shoes shoes
 one_piece_swimsuit
 briefs
 shorts pants
 thong_sandal sandals thongs zōri zori flop thong
 light_blue_heart cyan teal sky
 grey_heart gray slate grey
 pink_heart adorable
 drop_of_blood bleed injury menstruation donation
 adhesive_bandage bandage adhesive
 stethoscope
 x_ray xray
 crutch disability help mobility
1fa80 yo_yo fluctuate
 kite
 parachute hang_glide parasail skydive
 boomerang rebound repercussion weapon
 magic_wand magician wand
 piñata pinata cinco de festive mayo pinada
 nesting_dolls doll russia babooshka baboushka babushka matryoshka
 maracas percussion rattle cha
 flute fife pipe recorder woodwind band flautist marching piccolo
 harp
1fa8f shovel bury dig scoop spade
 ringed_planet saturn saturnine planet ringed
 chair sit
 razor sharp shave
 axe hatchet split ax
 diya_lamp diya oil
 banjo stringed
 military_helmet army military warrior
 accordion concertina squeeze squeezebox
 long_drum conga rhythm long
 coin metal dollar euro
 carpentry_saw carpenter saw carpentry trim
 screwdriver flathead handy
 ladder rung step
 hook crook curve ensnare point selling
 mirror reflection reflector speculum makeup
 window frame opening transparent view air fresh
 plunger suction force
 sewing_needle embroidery stitches sutures tailoring sew
 knot rope tangled twine twist cord
 bucket cask vat
 mouse_trap bait mousetrap snare trap lure
 toothbrush bathroom brush dental hygiene toiletry
 headstone cemetery graveyard tombstone memorial rip tomb
 placard demonstration picket protest notice plaque
 rock boulder solid tough
 mirror_ball glitter
 identification_card credentials license security identification
 low_battery electronic drained energy low
 hamsa fatima mary miriam protect
 folding_hand_fan cooling fan flutter clack folding
 hair_pick afro comb
 khanda religion sikh deg fateh khalsa sikhism tegh
 fly maggot rotting
 worm annelid earthworm parasite
 beetle
 cockroach roach
 potted_plant grow nurturing decor potted
 wood log timber
 feather flight plumage
 lotus purity calm
 coral reef change climate
 empty_nest
 nest_with_eggs eggs
 hyacinth bluebonnet lavender lupine snapdragon bloom indigo lilac shrub spring violet
 jellyfish invertebrate jelly marine ouch stinger aquarium plankton sting tentacles
 wing angelic aviation mythology heavenly
 leafless_tree bare barren branches drought leafless trunk winter
 goose fowl honk silly flock gaggle gander geese
 anatomical_heart anatomical cardiology pulse real
 lungs breath exhalation inhalation respiration breathe lung
 people_hugging goodbye thanks comfort embrace farewell friendship hugging
 pregnant_man
 pregnant_person
 person_with_crown monarch noble regal royalty royal
 fingerprint crime forensics identity mystery print trace
1face moose antlers elk alces
 donkey ass burro mule stubborn hinny
 blueberries berry bilberry blueberry berries
 bell_pepper capsicum pepper
 olive
 flatbread arepa lavash naan pita gordita
 tamale mexican wrapped pamonha
 fondue melted
 teapot brew
 pouring_liquid accident pour pouring
 beans kidney
 jar container sauce store nothing
 ginger_root spice ginger natural
 pea_pod edamame pea pod beanstalk soybean
 root_vegetable beet radish turnip
1fadf splatter drip holi ink mess paint stain
 melting_face dissolve melt haha melting
 saluting_face salute troops maam respect saluting sir
 face_with_open_eyes_and_hand_over_mouth amazement awe open
 face_with_peeking_eye captivated peep stare hiding peek peeking
 face_with_diagonal_mouth unsure confusion diagonal doubtful frustration
 dotted_line_face depressed introvert invisible dotted line
 biting_lip flirting uncomfortable biting lip sexy worry
 bubbles burp underwater floating
 shaking_face earthquake vibrate daze panic
 face_with_bags_under_eyes bags fatigued late
1faf0 hand_with_index_finger_and_thumb_crossed expensive snap crossed thumb
 rightwards_hand
 leftwards_hand
 palm_down_hand dismiss shoo dropped
 palm_up_hand beckon come offer tell
 index_pointing_at_the_viewer at pointing poke viewer
 heart_hands
 leftwards_pushing_hand
 rightwards_pushing_hand
`;
