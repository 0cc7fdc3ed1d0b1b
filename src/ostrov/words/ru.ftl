# Что по-русски говорят любой стол и терминал, какая бы ни была игра.

table-yes = да
table-no = нет
table-nothing = ничего
table-chance = Случай
table-person = человек
table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
bot-random = бот «случай»

## Терминал

terminal-you = вы
terminal-options = Настройки: { $options }.
terminal-commitment = Случай запечатан; печать видна здесь, а в конце её откроют: { $commitment }
terminal-hint = Введите число или слова. ? перечислит варианты, помощь объяснит остальное.
terminal-news = С вашего последнего решения:
terminal-earlier = { $count ->
    [one] Ещё { $count } прежняя строка есть в журнале.
    [few] Ещё { $count } прежние строки есть в журнале.
    [many] Ещё { $count } прежних строк есть в журнале.
   *[other] Ещё { $count } прежней строки есть в журнале.
}
terminal-choose = выберите: { $kinds }.
terminal-what-comes = что показывают настоящие кости или карты?
terminal-final = { $mark } без возврата
terminal-sure = Без возврата: { $action }.
terminal-yes-no = Да или нет? [{ $default }]
terminal-not-done = Ничего не сделано.
terminal-pass = У экрана теперь { $player }. { $player }: нажмите Enter. Кто ходил последним, ещё может ввести вернуть.
terminal-empty = Введите номер варианта или ?, чтобы увидеть все.
terminal-how-to-type = Введите число, слова варианта или их начала; а; б выполнит одно за другим.
terminal-which = Уточните, что вы имеете в виду: { $choices }.
terminal-number = Варианты имеют номера от 1 до { $count }.
terminal-no-choices = Здесь вам нечего выбирать; помощь скажет, что можно сделать.
terminal-unknown = «{ $typed }» здесь не вариант; ? перечислит варианты, помощь — команды.
terminal-meant = Если вы имеете в виду команду, введите её целиком: { $command }
terminal-no-action = «{ $typed }» — не действие этой игры; ? покажет слова доступных сейчас.
terminal-why = Сейчас нельзя: { $action }. { $text } [{ $rule }]
terminal-why-what = Добавьте действие, о котором спрашиваете: почему и его слова.
terminal-allowed = Ни одно правило этого не запрещает.
terminal-refused = Не получилось: { $reason }
terminal-no-rule = Ни одно правило не говорит о «{ $typed }»; просто правила покажет все.
terminal-taken-back = Возвращено.
terminal-taken-far = Возвращено вместе со всем, что было потом; в итоге это отметят. Случай остаётся прежним.
terminal-nothing-back = У вас пока нет хода, который можно вернуть.
terminal-all-agree = Это было без возврата. Все за столом согласны вернуть ход?
terminal-log-empty = Пока ничего не произошло.
terminal-trying = Вы пробуете на копии, где скрытые карты угаданы; назад закончит пробу.
terminal-try-stops = Проба здесь кончается, дальше решает { $players }; вернуть — на шаг назад, назад — к столу.
terminal-back = Вы снова за настоящим столом; там ничего не изменилось.
terminal-not-trying = Вы за настоящим столом; проба сделает вашу личную копию.
terminal-not-now = Сейчас это невозможно.
terminal-save-where = Добавьте имя файла, например: сохранить вечер.txt
terminal-write-over = Файл { $file } уже есть. Переписать его?
terminal-save-first = Сначала сохранить игру?
terminal-saved = Сохранено в { $file }. Продолжить можно так:
terminal-not-saved = Сохранить не удалось: { $reason }. Выберите другой файл командой сохранить.
terminal-resume-what = Добавьте имя сохранённой игры, например: продолжить вечер.txt
terminal-capsule-what = Спросите, почему что-то нельзя, и добавьте имя файла, например: капсула вопрос.txt
terminal-capsule-kept = Сохранено в { $file }. Повторить можно где угодно:
terminal-rules-changed = С хода { $number } правила изменились; игра идёт дальше с сохранённой позиции.
terminal-languages = Добавьте один из языков: { $languages }.
terminal-over = Игра окончена.
terminal-place = { $place }. { $player }
terminal-with-takebacks = { $count ->
    [one] Игра с { $count } возвратом.
    [few] Игра с { $count } возвратами.
    [many] Игра с { $count } возвратами.
   *[other] Игра с { $count } возврата.
}
terminal-secret = Печать открыта: SHA-256 этих байтов и есть печать { $commitment }: { $secret }
terminal-no-map = У этой игры нет карты.
terminal-no-advice = Здесь советов нет.
terminal-thinks = Бот, который видит то же, что и вы, думает; в первый раз это занимает время.
terminal-no-search = Что здесь лучше всего, скажет ostrov[fast]: нужны скомпилированные правила.
terminal-no-way = Сейчас пути к этому нет.
terminal-end-hint = Журнал, очки, стол, правила и сохранить ещё работают; Enter завершает.

## Команды: своё слово для каждой и что она делает

command-choices = выбор
    .help = перечисляет варианты и их слова
command-why = почему
    .help = говорит, какое правило запрещает действие
command-hints = советы
    .help = говорит, что сейчас можно получить и что бот считает лучшим; с выбором после слова и пути к нему, и что они дают
command-undo = вернуть
    .help = возвращает ваш последний ход
command-log = журнал
    .help = рассказывает всё, что произошло
command-facts = стол
    .help = снова показывает весь стол
command-map = карта
    .help = показывает названия мест
command-points = очки
    .help = говорит, откуда у кого очки
command-rules = правила
    .help = перечисляет правила; ищите по номеру или слову
command-try = проба
    .help = делает личную копию, чтобы пробовать
command-back = назад
    .help = возвращает с копии к столу
command-save = сохранить
    .help = сохраняет в названный файл
command-resume = продолжить
    .help = продолжает названную сохранённую игру
command-capsule = капсула
    .help = сохраняет запрет, о котором вы спросили, в названный файл
command-lang = язык
    .help = меняет язык: en, cs, de, ru
command-help = помощь
    .help = показывает этот список
command-quit = выход
    .help = завершает; сначала предлагает сохранить

## Что происходит за столом

bot-apprentice = бот-ученик
bot-journeyman = бот-подмастерье
bot-master = бот-мастер
table-sat = За стол садится: { $player }.
table-bot = За { $player } играет бот.
table-lent = За { $player } пока играет бот.
table-back = Снова за столом: { $player }.
table-resigned = { $player } сдаётся; дальше играет бот.
table-taken-back = { $player } с общего согласия возвращает то, что было без возврата.
table-changed = Правила изменились; стол продолжает отсюда.
table-named = Новое имя за столом: { $player }.
table-stood-in = За место { $player } на этот раз отвечает бот.
table-away = { $player } не приходит; пока играет бот.
table-paused = { $player } ставит игру на паузу.
table-goes-on = { $player } продолжает игру.
table-removed = Хозяин стола удаляет игрока: { $player }.
table-reissued = { $player } получает от основателя новый ключ.
table-returned = { $player }: место открывается новым ключом; старые недействительны.
table-expires = Здесь давно ничего не происходит: стол будет удалён. Любой ход или слово сохранит его.
table-forgotten = { $player } уходит насовсем; ни имени, ни слов здесь не остаётся.

## Почему что-то нельзя

problem-forbidden = Правило это запрещает.
problem-not-asked = Сейчас выбираете не вы.
problem-unknown-words = Стол не знает этих слов.
problem-stale = Ваш выбор тем временем изменился; посмотрите ещё раз.
problem-not-begun = Игра ещё не началась.
problem-begun = Игра уже началась.
problem-over = Игра окончена.
problem-not-over = Игра ещё не окончена.
problem-busy = Другие тоже ждут; попробуйте снова примерно через { $seconds } с.
problem-hints-off = За этим столом играют без подсказок.
problem-not-compiled = Для этого нужны скомпилированные правила, а они здесь ещё не готовы; попробуйте через минуту.
problem-nothing-to-undo = Вам нечего возвращать.
problem-nobody-asks = Сейчас никто ни о чём не просит.
problem-chat-off = Здесь нет чата.
problem-only-quick = Здесь говорят только готовыми фразами.
problem-not-away = Этого места не ждут или ждут ещё недостаточно долго.
problem-paused = Игра на паузе; сначала продолжите её.
problem-not-given = Это вводите не вы; случай отвечает сам.
problem-not-founder = Это может только хозяин стола.
problem-removed = Хозяин стола удалил вас из-за стола.
problem-watching = Вы смотрите, места у вас здесь нет.
problem-lent = За вас играет бот; сначала верните себе место.
problem-resigned = Вы сдались; дальше играет бот.
problem-wrong-token = Ключ этого браузера к месту не подходит; откройте приглашение ещё раз.
problem-wrong-code = Код неверен, использован или устарел; возьмите новый.
problem-wrong-phrase = Это не фраза этого места.
problem-short-phrase = В фразе от 8 до 100 букв.
problem-wrong-invite = Это приглашение не действует; попросите новую ссылку.
problem-wrong-word = Слово-приглашение неверно; спросите его у хозяина сервера.
problem-host-only = На этом сервере столы открывает только хозяин; попросите приглашение.
problem-no-table = Такого стола больше нет.
problem-no-game = Этой игры на сервере нет.
problem-no-entry = Такого хода в игре нет.
problem-no-words = На этом языке у сервера нет слов: выберите русский, английский, немецкий или чешский.
problem-no-request = Так сервер не спрашивают: посмотрите описание его интерфейса.
problem-no-open-seat = Все места заняты; можно смотреть.
problem-seat-taken = Место уже занято: выберите другое.
problem-bad-options = Эти настройки не сочетаются.
problem-bad-message = Сервер не понял эту страницу; обновите её.
problem-bad-save = Этот файл не сохранённая игра.
problem-not-offered = Этот сервер такого не предлагает.
problem-bad-address = На этот адрес серверу отправлять нельзя.
problem-no-reminder = Этих напоминаний больше нет.
problem-not-sent = Сообщение не ушло; попробуйте позже.
problem-wrong-passkey = Этот ключ доступа здесь ничего не открывает.
problem-last-passkey = Последний ключ доступа остаётся, иначе никто не войдёт; учётную запись можно удалить.
problem-too-large = Это слишком много.
problem-too-fast = Слишком быстро; подождите немного.
problem-too-slow = Связь не успевала; она устанавливается заново.
problem-wrong-origin = Эта страница с другого сервера.
problem-not-stored = Диск сервера переполнен; на столе всё как прежде.
problem-fault = В правилах ошибка; на столе всё как прежде, отчёт записан.
problem-stopping = Сервер перезапускается; он вернётся сам.
problem-no-answer = Сервер не отвечает. Он запущен, и есть ли у вас сеть?

## What the server keeps of people

privacy-title = Конфиденциальность
privacy-keeper = Этот сервер содержит { $keeper }.
privacy-kept = Здесь хранятся имена, которые вы вводите, то, что вы делаете и говорите за столами, и отпечаток ключа от вашего места. Нет ни учётной записи, ни адреса почты, ни рекламы, ничего от третьих сторон.
privacy-browser = Ваш браузер хранит настройки, ваши столы и ключи от ваших мест. Cookies не используются.
privacy-address = Адрес, с которого вы приходите, есть только в памяти для защиты от перегрузки. Он никуда не записывается.
privacy-idle = { $days ->
    [one] Неоконченная игра удаляется через { $days } день после последнего хода или слова.
    [few] Неоконченная игра удаляется через { $days } дня после последнего хода или слова.
    [many] Неоконченная игра удаляется через { $days } дней после последнего хода или слова.
   *[other] Неоконченная игра удаляется через { $days } дня после последнего хода или слова.
}
privacy-over = { $days ->
    [one] Оконченная игра удаляется через { $days } день.
    [few] Оконченная игра удаляется через { $days } дня.
    [many] Оконченная игра удаляется через { $days } дней.
   *[other] Оконченная игра удаляется через { $days } дня.
}
privacy-never = Игры хранятся, пока их кто-нибудь не удалит.
privacy-notice = { $days ->
    [one] За столом об этом объявляют за { $days } день; каждую игру можно сохранить в файл.
    [few] За столом об этом объявляют за { $days } дня; каждую игру можно сохранить в файл.
    [many] За столом об этом объявляют за { $days } дней; каждую игру можно сохранить в файл.
   *[other] За столом об этом объявляют за { $days } дня; каждую игру можно сохранить в файл.
}
privacy-forget = Уйти насовсем
    .help = убирает ваше имя, слова и ключ от стола; дальше играет бот, а стол без людей исчезает
privacy-backup = В резервных копиях сервера всё это остаётся, пока их не заменят новые; строки, о которых сообщили, остаются у хозяина.
privacy-where = Это есть в меню каждого стола и рядом с ним в списке «Мои игры».

## Страница: начало

web-motto = Настольные игры за своим столом, с ботами или друзьями, без учётной записи.
web-start = Начальная страница
web-games = Игры
web-games-come = Игры сейчас появятся.
web-players = Игроков: от { $least } до { $most }
web-play-now = Играть
web-with-friends = С друзьями
web-set-up = Настроить
web-opening = Открываю …
web-rules = Правила
web-rules-own = Нашими словами; последнее слово за печатной книгой правил.
web-my-games = Мои игры
web-forget = Убрать стол из списка
web-word-ask = На этом сервере столы открывают по слову-приглашению; его скажет хозяин сервера.
web-word-keep = Запомнить на этом устройстве
web-host-opens = На этом сервере столы открывает только хозяин; по ссылке-приглашению вы садитесь сразу.
web-have-code = У меня есть код моего места
web-my-game = { $game }: сохранить, убрать
web-all-games = Все игры: { $count }
web-save-all = Сохранить все в один файл
web-forget-help = Исчезнет и ключ на этом устройстве: без фразы места или другого устройства место потеряно.
web-expires-short = Будет убрано: { $day }.
web-over = Игра окончена.
web-under-way = идёт
web-not-begun = не началась
web-open-tables = Открытые столы
web-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
web-sit-down = Сесть
web-watch = Смотреть
web-import = Продолжить сохранённую игру
web-text-table = Стол словами
web-text-on = Столы открываются словами, без поля.
web-text-off = Столы с полем

## Страница: новый стол

web-preset-first = Советуем для первого вечера
web-seats = Игроки
web-seat-you = вы
web-seat-open = свободно, для друга
web-seat-nobody = никто
web-lacking = Нет на этом сервере: { $levels }. Они считают вперёд, для этого нужны скомпилированные правила; хозяин может установить ostrov[fast].
web-screen-hint = Если «вы» не выбраны нигде, этот экран служит столом, а телефоны руками.
web-table-name = Название стола
web-pace = Темп ботов
web-calm = спокойно
web-brisk = живо
web-listed = Показать стол среди открытых
web-more = Ещё: отсутствие, время, разговор
web-limit = Если кто-то не приходит, остальные могут дать ответить боту
web-limit-after = через { $time }
web-limit-never = никогда
web-clock = Время на размышление
web-clock-none = без часов
web-clock-turn = { $time } на каждый ход
web-clock-game = { $time } на всю игру и { $more } после каждого хода
web-clock-help = Когда время вышло, до конца хода отвечает бот.
web-talk = Разговор за столом
web-talk-free = свободный
web-talk-quick = только быстрые слова
web-talk-off = нет
web-seats-wrong = Места занимают с первого по порядку; игроков от { $least } до { $most }.
web-open-table = Открыть стол
web-no-bots = Для этой игры ботов пока нет.

## Страница: перед игрой

web-open-seat = свободное место
web-ready = можно начинать
web-not-ready = ещё нет
web-begin = Можно начинать
web-begin-bots = Начать сейчас, на свободные места боты
web-two-players = Вас двое: с ботом третьим есть и торговля, и соперничество, как нужно игре.
web-waits-seats = { $count ->
    [one] Ждём ещё { $count } игрока.
    [few] Ждём ещё { $count } игроков.
    [many] Ждём ещё { $count } игроков.
   *[other] Ждём ещё { $count } игрока.
}
web-invite = Пригласить
web-invite-help = Наведите на картинку камеру телефона или отправьте ссылку.
web-invite-link = Ссылка с местом
web-invite-code = Ссылка с местом, картинкой для камеры
web-invite-local = Эта ссылка действует только на этом компьютере; для телефонов рядом запустите сервер с --lan.
web-copy-link = Скопировать
web-copied = Скопировано
web-share = Поделиться
web-choose-seat = Выберите место
web-name = Ваше имя
web-pass-device = Ещё один игрок за этим устройством
web-pass-help = Устройство передают из рук в руки; между ними стоит страница без всего скрытого.
web-pass-to = Передайте устройство: { $player }
web-pass-take = { $player }: мой ход
web-seal = Случай запечатан: { $commitment } …
web-seal-help = Печать откроется в конце; тогда кости может проверить каждый.

## Страница: стол

web-table-comes = Стол сейчас появится.
web-choose = выберите: { $kinds }.
web-waiting = Ждём: { $players }
web-answered = Ваш ответ дан. Ждём: { $players }
web-real = Что показывают настоящие кости или карты?
web-sure = Без возврата: { $action }.
web-not-yet = Ещё нет
web-final = без возврата
web-sent = отправлено
web-awaited = ждём
web-away = нет за столом
web-here = за столом
web-lent = За это место пока играет бот.
web-time-left = осталось { $time }
web-away-for = нет за столом { $time }
web-absent = { $player }: ждём уже { $time }.
web-wait = Ждать
web-bot-once = Бот ответит
    .help = На этот раз ответит бот
web-bot-sits = Бот играет
    .help = Пока играет бот
web-you-are-back = Пока вас не было, играл бот; место снова ваше.
web-pause-game = Поставить игру на паузу
web-paused = Игра на паузе.
web-go-on = Продолжить
web-expires = Здесь давно никто ничего не делал, стол будет убран: { $day }.
web-keep = Оставить стол
web-watching = Вы смотрите.
web-deeds = Не слышать, дать ключ, удалить
web-mute = Не слышать: { $player }
web-unmute = Снова слышать: { $player }
web-report = Сообщить хозяину
web-report-help = Хозяин сервера получит эту строку и девять до неё.
web-reported = Хозяин это получил.
web-resigned = сдача; дальше играет бот
web-all-choices = Весь выбор
web-no-choices = Сейчас вам нечего выбирать.
web-show-me = Показать
web-hints-off = Без подсказок; они вернутся под «?»
web-hints-on = Показать подсказки
web-menu = Меню
web-panel = Стол
web-log = Запись
web-earlier = { $count ->
    [one] { $count } строка раньше
    [few] { $count } строки раньше
    [many] { $count } строк раньше
   *[other] { $count } строки раньше
}
web-since = С вашего прошлого хода
web-since-short = { $count ->
    [one] { $count } новое
    [few] { $count } новых
    [many] { $count } новых
   *[other] { $count } новых
}
web-since-count = С вашего прошлого хода: { $count }
web-for-you = Для вас:
web-look-then = Посмотреть на стол в тот момент
web-chat = Беседа
web-chat-text = Напишите за стол
web-chat-empty = Пока никто ничего не говорит.
web-send = Отправить
web-notes = Заметки
web-notes-where = Видите только вы; они остаются в этом браузере.
web-tools = Проба, просмотр, заметки
web-hidden = скрыто
web-middle = В середине стола
web-own = Ваше
web-close = Закрыть
web-undo = Вернуть
web-far = Попросить вернуть
web-far-help = Это было без возврата. Должны согласиться все люди за столом; боты согласны. Случай останется прежним, и в итоге это будет отмечено.
web-asks-back = { $player } просит вернуть всё с хода { $number }. Вы согласны?
web-why-rule = { $action }: сейчас нельзя.
web-why-allowed = { $action }: правила не запрещают.
web-why-turn = Сейчас выбираете не вы. Ждём: { $players }
web-why-line = Связи сейчас нет; она вернётся сама.
web-why-watching = Вы смотрите; чтобы выбирать, нужно место.
web-why-past = Вы смотрите прежнее положение; сначала вернитесь к настоящему.
web-why-undo = Здесь нечего возвращать: что было без возврата, остаётся.
web-line-live = на связи
web-line-connecting = Соединяюсь …
web-line-lost = связь потеряна
web-line-closed = связь закрыта
web-lost = Нет связи. Что вы сделаете, сохранится и уйдёт позже.
web-try-now = Попробовать
web-to-bot = Посадить бота
web-take-back-seat = Вернуть себе место
web-resign = Сдаться
web-resign-sure = Без возврата: до конца играет бот.
web-rename = Сменить имя
web-device = Продолжить на другом устройстве
web-device-help = Наведите на картинку камеру другого устройства или введите там код под «У меня есть код». Он действует один раз.
web-device-picture = Ссылка на место картинкой для камеры
web-device-link = Ссылка на место
web-code-again = Новый код
web-phrase = Фраза места
web-phrase-help = Кто знает эту фразу, откроет ваше место на любом устройстве. Запишите её: она видна только сейчас.
web-phrase-set = Задать эту фразу
web-phrase-done = Фраза вашего места задана:
web-arrive = Моё место на этом устройстве
web-arrive-code = Код с другого устройства
web-arrive-link = Для фразы откройте сначала ссылку на стол.
web-open-my-seat = Открыть моё место
web-new-key = Новый ключ: { $player }
web-new-key-help = Отправьте эту ссылку тому, кто потерял ключ; она действует день, и все об этом узнают. После неё старые ключи недействительны.
web-send-away = Удалить: { $player }
web-send-away-sure = { $player }: без возврата, и все об этом узнают. До игры место снова свободно, потом играет бот.
web-leave-sure = Без возврата: исчезнут ваше имя, слова и ключ.
web-save = Сохранить в файл
web-picture = Картинка, чтобы поделиться
web-screen = Общий экран
web-screen-waits = Садитесь с телефонами; стол появится здесь.
web-leave-screen = К моему месту
web-search-rules = Искать в правилах
web-value-from = Откуда это значение
web-values = Откуда взяты значения
web-values-help = Правила: так сказано в их тексте. Засвидетельствовано: опубликовано и известно. Восстановлено: наше, согласно всему известному; таких групп: { $count }. Владелец коробки кладёт её значения поверх наших в терминале: ostrov play --box ФАЙЛ.
origin-rulebook = правила
origin-attested = засвидетельствовано
origin-reconstructed = восстановлено
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}

## Страница: проба, планы, просмотр

web-try = Попробовать для себя
web-trial = Проба.
web-trial-private = Своя копия; её никто не видит, скрытое угадано.
web-trial-chance = Здесь проба кончается: решает случай.
web-trial-others = Здесь проба кончается: решают другие.
web-trial-over = Здесь проба кончается: игра была бы окончена.
web-trial-refused = Здесь проба кончается: следующий шаг невозможен.
web-leave-trial = Назад к столу
web-keep-plan = Оставить как план
web-plan = { $count ->
    [one] План, { $count } шаг. Следующий:
    [few] План, { $count } шага. Следующий:
    [many] План, { $count } шагов. Следующий:
   *[other] План, { $count } шага. Следующий:
}
web-plan-do = Сделать
web-plan-fails = сейчас невозможно
web-plan-drop = Отбросить план
web-nudge = Напомнить
web-replay = Просмотр
web-then = Тогда: { $line }
web-now = Это настоящее.
web-past-of = Прежнее положение: ход { $number } из { $count }
web-first = К началу
web-step-back = Шаг назад
web-step = Шаг вперёд
web-play = Показывать
web-pause = Остановить
web-position = Положение
web-whole = без скрытого
web-to-now = К настоящему

## Страница: конец

web-result = Итог
web-points = Очки
web-wins = { $count ->
    [one] Побеждает { $players }
    [few] Побеждают { $players }
    [many] Побеждают { $players }
   *[other] Побеждают { $players }
}
web-points-from = Очки за
web-won = победа
web-sum = Сумма
web-stopped = Игра остановлена.
web-again = Ещё раз
web-next-table = К следующей игре
web-course = Очки по ходу игры
web-brought = Получено за игру
web-chance = Проверить случай

## Страница: стол словами

web-board = С полем
web-turn = ход { $number }
web-decision = Ваше решение: { $question }
web-command = Команда
web-command-help = Введите выбор или его начало; ? перечислит весь выбор.
web-do = Сделать
web-happened = Что происходит
web-repeat = Повторить

## Страница: настройки

web-settings = Настройки
web-language = Язык
web-temper = Нрав
web-temper-help = Спокойно: все советы, боты ждут. Живо: быстрые боты, единственный выбор делается сам.
web-temper-ask = Как вам удобнее дальше?
web-theme = Цвета
web-theme-auto = как у устройства
web-theme-light = светлые
web-theme-dark = тёмные
web-set-motion = Движение
web-set-sound = Звук, когда ваш ход
web-set-letters = Буквы у картинок и цветов
web-set-hints = Советы
web-set-single = Единственный выбор делается сам
web-set-text = Открывать столы словами, без поля

quick-good-trade = Хороший обмен!
quick-one-moment = Минуту.
quick-sorry = Простите!
quick-well-played = Хорошая игра!
quick-stop-here = На этом закончим?
quick-your-turn = Ваш ход!

## Страница хозяина сервера

host-title = Для хозяина сервера
host-key = Ключ хозяина
host-key-help = Он лежит в файле host-key рядом со столами. Он остаётся только в этой вкладке и никогда не попадает в адрес.
host-wrong-key = Это не ключ этого сервера; посмотрите в файле host-key.
host-open = Открыть
host-lock = Забыть ключ
host-ready = Ходы принимаются и сохраняются.
host-not-ready = Ничего нельзя сохранить: посмотрите на диск и в журнал.
host-since = Работает с { $time }.
host-counts = Столы: { $tables }. Соединения: { $connections }. Память: { $memory } МБ.
host-wishes = Желаний людей исполнено: { $done }, отклонено: { $refused }. Ходов ботов: { $bots }.
host-speed = На половину ответ дан за { $half } мс, на 99 из 100 за { $most } мс.
host-faults = Ошибок в правилах: { $count }; всё нужное авторам лежит в папке capsules.
host-reports = Сообщения
host-reported = { $time }, сообщает { $seat }, стол
host-no-reports = Никто ни о чём не сообщал.
host-tables = Столы
host-find = Найти стол
host-touched = Последний раз: { $time }.
host-here = Сейчас здесь: { $count }.
host-remove = Убрать насовсем
host-remove-sure = Без возврата: игра исчезнет для всех.
host-settings = Настройки, как прочитаны
host-settings-help = Они записаны в settings.toml рядом со столами и читаются при запуске.

## Lessons

web-learn = Учиться
web-lessons = Уроки
web-lesson-step = Шаг { $number } из { $count }
web-lesson-learned = выучено
web-lesson-aside = Это ведёт в сторону; верните ход, чтобы продолжить урок.

## Напоминания

reminder-title = { $count ->
    [1] { $table }: ждут вас
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
    [many] Вас ждут { $count } столов
   *[other] Вас ждут { $count } стола
}
reminder-until = (до { $time })
reminder-test = Так выглядит напоминание.
reminder-confirm-title = Напоминания с сервера { $server }
reminder-confirm = Кто-то, вероятно вы, хочет получать напоминания на этот адрес. Если это вы, откройте эту ссылку; если нет, ничего не делайте.
reminder-leave = Больше не напоминать: { $link }

## Подсказки поиска и ход партии

hint-only = Другого выбора нет.
hint-wins = Выигрывает партию.
hint-points = { $points ->
    [one] Сразу приносит { $points } очко.
    [few] Сразу приносит { $points } очка.
    [many] Сразу приносит { $points } очков.
   *[other] Сразу приносит { $points } очков.
}
hint-then = Затем: { $action }.
hint-ahead = Следующий по силе вариант обещает на { $percent } % меньше.
hint-behind = Обещает на { $percent } % меньше лучшего.
hint-close = Примерно так же хорошо, как лучшее из остального.
hint-choice = { $action }: выигрывает в { $percent } % случаев. { $because }
web-best = Что лучше всего?
web-best-help = Оценка бота, который видит то же, что и вы.
web-best-comes = Бот думает; игра тем временем идёт дальше.
web-best-stop = Больше не думать
web-best-do = Сделать
web-best-old = Ваш выбор уже другой.
web-table-hints = Можно спрашивать бота, что лучше всего
web-odds = Доля победы по ходу игры
web-odds-ask = Кто когда выигрывал?
web-odds-whole = со всем открытым
web-odds-comes = просчитано ходов: { $done } из { $count }
web-odds-line = Ход { $turn }: { $shares }.
web-odds-each = Каждый ход
web-turned = Переломные моменты
web-turned-none = Перелома не было: ни один ход не изменил долю на 15 %.
web-turned-at = Ход { $turn }: { $change } % для игрока { $player }
