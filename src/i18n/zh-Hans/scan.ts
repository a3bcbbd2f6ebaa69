export const scan = {
  'scan.action': '扫一扫',
  'scan.title': '扫描快递单号',
  'scan.photo': '从照片识别',
  'scan.nothing': '照片里没有识别到条码，请把条码拍清楚、拍完整',
  'scan.foreign': '这不是快递单号：[[code]]',
  'scan.cameraUnavailable': '无法使用相机，可以从照片识别',
  'scan.failed': '无法扫描，请手动输入单号',
  'scan.forbiddenHint': '扫描需要使用相机，请在设置里允许，或手动输入单号。',
} as const
