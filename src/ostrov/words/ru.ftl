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
terminal-end-hint = Журнал, очки, стол, правила и сохранить ещё работают; Enter завершает.

## Команды: своё слово для каждой и что она делает

command-choices = выбор
    .help = перечисляет варианты и их слова
command-why = почему
    .help = говорит, какое правило запрещает действие
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
command-lang = язык
    .help = меняет язык: en, cs, de, ru
command-help = помощь
    .help = показывает этот список
command-quit = выход
    .help = завершает; сначала предлагает сохранить
