# استعراض مباراة بعد انتهائها.
reason-replay-too-long = لا يمكن أن تُستعرض هنا مباراة تزيد على { $most } نقلة.
reason-replay-no-step = لا توجد الخطوة { $number }؛ آخر خطوة { $most }.
reason-replay-no-match = لم تُلعب في هذه الغرفة مباريات بهذا العدد.
reason-replay-not-over = يمكن استعراض هذه المباراة بعد أن تنتهي.
reason-replay-forgotten = لم يعد هذا السجل هنا: يلزم فتح ملفه من جديد.
